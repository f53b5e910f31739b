import { isFinal } from "@/domain/order/order-transitions";
import type { ListedPayment } from "@/domain/payment/listing/listed-payment.schema";
import { formatDate, formatLocalDay, formatPrice, formatTime } from "@/domain/text/format";
import type { Instant } from "@/domain/time/berlin-time";
import { paymentsTexts } from "@/i18n/admin/money/payments-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

const PALETTES: Readonly<Record<ListedPayment["payment_status"], string>> = {
  open: "gray",
  authorised: "warning",
  captured: "success",
  part_refunded: "gray",
  refunded: "gray",
  lapsed: "danger",
  voided: "gray",
  failed: "danger",
  disputed: "danger",
};

/** Returns functions that word a payment. */
export function usePaymentWords() {
  const texts = useTexts(paymentsTexts);
  const { types } = useTexts(receiptTexts);
  const language = useLanguage();
  const price = (cents: number) => formatPrice(cents, language);
  const moment = (instant: Instant) => `${formatDate(instant)}, ${formatTime(instant)}`;
  return {
    price,
    moment,
    kind: (type: ListedPayment["type"]) => (type === "table" ? texts.deposit : types[type]),
    /** Wraps before the time only. */
    due: ({ local_date, local_time }: ListedPayment) =>
      `${formatLocalDay(local_date, language).replaceAll(" ", "\u00a0")}, ${local_time}`,
    /** How the guest paid; a method without a name here keeps the provider's. */
    method: ({ method }: ListedPayment) =>
      method === null ? "–" : (texts.methods[method as keyof typeof texts.methods] ?? method),
    state: ({ payment_status }: ListedPayment) => ({
      label: texts.states[payment_status],
      meaning: texts.meanings[payment_status],
      palette: PALETTES[payment_status],
    }),
    /**
     * Asks staff to collect the money of a running order whose online payment is gone; else null.
     */
    collectCash: ({ payment_status, status, quoted_cents }: ListedPayment) => {
      const isGone = ["lapsed", "voided", "failed"].includes(payment_status);
      return isGone && status && !isFinal(status) ? texts.collectCash(price(quoted_cents)) : null;
    },
  };
}
