import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../fields/editor-section";
import { TextInput } from "../fields/text-input";
import { ShortFields } from "./short-fields";

/** Guest policy: what guests without a verified address may do. */
export function GuestsSection() {
  const { hints } = useTexts(restaurantEditorTexts);
  return (
    <EditorSection name="guests" description={hints.guests}>
      <ShortFields>
        <TextInput
          name="guest_policy.guest_share"
          required
          inputMode="decimal"
          autoComplete="off"
          hint={hints.guestShare}
        />
        <TextInput
          name="guest_policy.party_needs_verified"
          required
          inputMode="numeric"
          autoComplete="off"
          hint={hints.partyNeedsVerified}
        />
      </ShortFields>
    </EditorSection>
  );
}
