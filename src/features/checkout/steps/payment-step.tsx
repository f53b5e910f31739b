import { useFormContext, useWatch } from "react-hook-form";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { RadioCards } from "@/ui/form/radio-cards";
import { Step } from "./step";

/** Payment at the door or the counter; no means of payment costs extra. */
export function PaymentStep() {
  const texts = useTexts(checkoutTexts);
  const { register, control } = useFormContext<CheckoutDraft>();
  const type = useWatch({ control, name: "type" });
  const where = type === "delivery" ? texts.atDelivery : texts.atPickup;
  return (
    <Step title={texts.payment}>
      <RadioCards
        label={<span className="visually-hidden">{texts.payment}</span>}
        cards={[
          { value: "cash", title: texts.cash, description: where },
          { value: "card_at_door", title: texts.card, description: where },
        ]}
        {...register("payment")}
      />
    </Step>
  );
}
