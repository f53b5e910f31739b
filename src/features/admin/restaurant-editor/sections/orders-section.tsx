import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../fields/editor-section";
import { NumberInput } from "../fields/number-input";
import { SwitchInput } from "../fields/switch-input";
import { ShortFields } from "./short-fields";

/** Order policy, pickup discount and policy for unanswered orders. */
export function OrdersSection() {
  const { hints } = useTexts(restaurantEditorTexts);
  return (
    <EditorSection name="orders">
      <SwitchInput name="order_policy.kitchen_clock" hint={hints.clock} />
      <ShortFields>
        <NumberInput name="order_policy.pickup_lead_minutes" required decimals={0} />
        <NumberInput name="order_policy.delivery_lead_minutes" required decimals={0} />
        <NumberInput name="order_policy.clock_min_minutes" hint={hints.clockMin} decimals={0} />
        <NumberInput name="order_policy.clock_max_minutes" hint={hints.clockMax} decimals={0} />
        <NumberInput name="order_policy.days_ahead" required decimals={0} />
        <NumberInput name="order_policy.orders_per_slot" hint={hints.slot} decimals={0} />
        <NumberInput name="order_policy.orders_a_minute" hint={hints.minute} decimals={0} />
        <NumberInput name="pick_up_discount" required hint={hints.discount} />
        <NumberInput name="unanswered_policy.remind_minutes" hint={hints.remind} decimals={0} />
        <NumberInput
          name="unanswered_policy.pause_after_expired"
          hint={hints.pauseUnattended}
          decimals={0}
        />
      </ShortFields>
      <SwitchInput name="order_policy.shows_punctuality" hint={hints.punctuality} />
      <SwitchInput name="order_policy.riders" hint={hints.riders} />
    </EditorSection>
  );
}
