import { useFormContext, useWatch } from "react-hook-form";
import type { Cents } from "@/domain/money/money";
import { cashSuggestions } from "@/domain/order/pricing/cash-suggestions";
import { cashGivenOf } from "@/domain/order/pricing/paid-amounts";
import { formatPrice } from "@/domain/text/format";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { RadioCards } from "@/ui/form/radio-cards";
import { Step } from "../parts/step";
import { AmountChoice } from "./amount-choice";
import { useOfferedPayments } from "./use-offered-payments";
import { useTip } from "./use-tip";

const TIPS: readonly Cents[] = [100, 200, 300];

/**
 * The means of payment for the fulfilment; no means of payment costs extra. A delivery also asks
 * for a tip and for the cash to bring change for.
 * @param totalCents null while it is unknown
 */
export function PaymentStep({ totalCents }: { totalCents: Cents | null }) {
  const texts = useTexts(checkoutTexts);
  const { register, control } = useFormContext<CheckoutDraft>();
  const [type, payment] = useWatch({ control, name: ["type", "payment"] });
  const isDelivery = type === "delivery";
  const where = isDelivery ? texts.atDelivery : texts.atPickup;
  const offered = useOfferedPayments();
  return (
    <Step title={texts.payment}>
      <RadioCards
        label={<span className="visually-hidden">{texts.payment}</span>}
        cards={offered.map((value) => ({
          value,
          title: texts.payments[value],
          description: value === "online" ? texts.onlineMeans : where,
        }))}
        {...register("payment")}
      />
      {isDelivery && <AmountChoice name="tip" texts={texts.tip} amounts={TIPS} />}
      {isDelivery && payment === "cash" && totalCents !== null && (
        <CashGiven totalCents={totalCents} />
      )}
    </Step>
  );
}

function CashGiven({ totalCents }: { totalCents: Cents }) {
  const texts = useTexts(checkoutTexts);
  const receipt = useTexts(receiptTexts);
  const language = useLanguage();
  const { control } = useFormContext<CheckoutDraft>();
  const due = totalCents + useTip();
  const given = useWatch({ control, compute: cashGivenOf });
  const hint = given !== null && given >= due;
  return (
    <AmountChoice
      name="cashGiven"
      texts={texts.cashGiven}
      amounts={cashSuggestions(due)}
      hint={hint ? receipt.change(formatPrice(given - due, language)) : undefined}
    />
  );
}
