import type { Order } from "@/domain/order/order.schema";
import { changeDue } from "@/domain/order/pricing/amount-due";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { receiptTexts } from "./receipt-texts";

/** The facts of the payment for the driver: included tip, announced cash, change. May be empty. */
export function paymentFacts(
  order: Pick<Order, "total_cents" | "tip_cents" | "cash_given_cents">,
  language: Language,
): string[] {
  const texts = receiptTexts[language];
  const { tip_cents, cash_given_cents } = order;
  const change = changeDue(order);
  return [
    ...(tip_cents ? [texts.withTip(formatPrice(tip_cents, language))] : []),
    ...(cash_given_cents ? [texts.cashGiven(formatPrice(cash_given_cents, language))] : []),
    ...(change === null ? [] : [texts.change(formatPrice(change, language))]),
  ];
}
