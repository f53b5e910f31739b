import { useFormContext, useWatch } from "react-hook-form";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { useTexts } from "@/i18n/use-texts";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";

/** Says below the order button where an online order is paid. The button itself may not say it (BGB § 312j). */
export function ProviderHint() {
  const texts = useTexts(checkoutTexts);
  const { control } = useFormContext<CheckoutDraft>();
  const payment = useWatch({ control, name: "payment" });
  return payment === "online" ? <p className="order-bar__provider">{texts.provider}</p> : null;
}
