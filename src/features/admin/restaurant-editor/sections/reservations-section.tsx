import { useWatch } from "react-hook-form";
import type { RestaurantDraft } from "@/domain/tenant/draft/restaurant-draft";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../fields/editor-section";
import { NumberInput } from "../fields/number-input";
import { SwitchInput } from "../fields/switch-input";
import { DepositFields } from "./deposit-fields";
import { ShortFields } from "./short-fields";
import { StayRows } from "./tables/stay-rows";

/** Reservation policy. */
export function ReservationsSection({ paysOnline }: { paysOnline: boolean }) {
  const { hints } = useTexts(restaurantEditorTexts);
  const tables = useWatch<RestaurantDraft, "tables">({ name: "tables" });
  return (
    <EditorSection name="tables">
      <SwitchInput name="reservation_policy.auto_confirm" />
      <ShortFields>
        {tables.length === 0 && (
          <NumberInput name="reservation_policy.seats" required decimals={0} />
        )}
        <NumberInput name="reservation_policy.max_party" required hint={hints.party} decimals={0} />
        <NumberInput name="reservation_policy.notice_minutes" required decimals={0} />
        <NumberInput name="reservation_policy.days_ahead" required decimals={0} />
      </ShortFields>
      <StayRows />
      <DepositFields paysOnline={paysOnline} />
    </EditorSection>
  );
}
