import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { EditorSection } from "../fields/editor-section";
import { TextInput } from "../fields/text-input";
import { ShortFields } from "./short-fields";

const WHOLE = { inputMode: "numeric", autoComplete: "off" } as const;

/** Order policy, pickup discount and policy for unanswered orders. */
export function OrdersSection() {
  const { hints } = useTexts(restaurantEditorTexts);
  return (
    <EditorSection name="orders">
      <ShortFields>
        <TextInput name="order_policy.pickup_lead_minutes" required {...WHOLE} />
        <TextInput name="order_policy.delivery_lead_minutes" required {...WHOLE} />
        <TextInput name="order_policy.days_ahead" required {...WHOLE} />
        <TextInput name="order_policy.orders_per_slot" hint={hints.slot} {...WHOLE} />
        <TextInput name="pick_up_discount" required inputMode="decimal" hint={hints.discount} />
        <TextInput name="unanswered_policy.remind_minutes" hint={hints.remind} {...WHOLE} />
        <TextInput
          name="unanswered_policy.pause_after_expired"
          hint={hints.pauseUnattended}
          {...WHOLE}
        />
      </ShortFields>
    </EditorSection>
  );
}
