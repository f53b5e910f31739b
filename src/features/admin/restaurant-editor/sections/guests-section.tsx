import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../fields/editor-section";
import { NumberInput } from "../fields/number-input";
import { ShortFields } from "./short-fields";

/** Guest policy: what guests without a verified address may do. */
export function GuestsSection() {
  const { hints } = useTexts(restaurantEditorTexts);
  return (
    <EditorSection name="guests" description={hints.guests}>
      <ShortFields>
        <NumberInput name="guest_policy.guest_share" required hint={hints.guestShare} />
        <NumberInput
          name="guest_policy.party_needs_verified"
          required
          decimals={0}
          hint={hints.partyNeedsVerified}
        />
      </ShortFields>
    </EditorSection>
  );
}
