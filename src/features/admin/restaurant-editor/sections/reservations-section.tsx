import { useWatch } from "react-hook-form";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import type { RestaurantDraft } from "@/state/staff/restaurant-draft-atoms";
import { EditorSection } from "../fields/editor-section";
import { SwitchInput } from "../fields/switch-input";
import { TextInput } from "../fields/text-input";
import { ShortFields } from "./short-fields";
import { StayRows } from "./tables/stay-rows";

const WHOLE = { inputMode: "numeric", autoComplete: "off" } as const;

/** Reservation policy. */
export function ReservationsSection() {
  const { hints } = useTexts(restaurantEditorTexts);
  const tables = useWatch<RestaurantDraft, "tables">({ name: "tables" });
  return (
    <EditorSection name="tables">
      <SwitchInput name="reservation_policy.auto_confirm" />
      <ShortFields>
        {tables.length === 0 && <TextInput name="reservation_policy.seats" required {...WHOLE} />}
        <TextInput name="reservation_policy.max_party" required hint={hints.party} {...WHOLE} />
        <TextInput name="reservation_policy.notice_minutes" required {...WHOLE} />
        <TextInput name="reservation_policy.days_ahead" required {...WHOLE} />
      </ShortFields>
      <StayRows />
    </EditorSection>
  );
}
