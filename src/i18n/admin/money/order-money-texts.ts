import type { PaymentStatus } from "@/domain/order/payment-status.schema";
import { defineTexts } from "../../define-texts";

/** What staff read about the money of an order. */
export const orderMoneyTexts = defineTexts({
  de: {
    paid: "Bezahlt",
    collect: (amount: string) => `${amount} kassieren`,
    collectCash: (amount: string) => `${amount} bar kassieren`,
    /** On tickets, before the amount. */
    collectBy: (payment: string) => `Kassieren: ${payment}`,
    /** On receipts, before the amount. */
    paidOnline: "Online bezahlt",
    refunded: "Erstattet",
    /** Online orders by the state of the payment. */
    states: {
      open: "Online-Zahlung offen",
      authorised: "Online-Zahlung",
      captured: "Online-Zahlung",
      part_refunded: "Online-Zahlung, teilweise erstattet",
      refunded: "Online-Zahlung, erstattet",
      lapsed: "Online-Zahlung abgelaufen",
      voided: "Online-Zahlung freigegeben, nichts belastet",
      failed: "Online-Zahlung fehlgeschlagen",
      disputed: "Online-Zahlung, vom Gast angefochten",
    } satisfies Record<PaymentStatus, string>,
    back: {
      release: (amount: string) =>
        `Die Zahlung wird freigegeben: Dem Gast wird nichts belastet (${amount}).`,
      refund: (amount: string) => `Der Gast bekommt sein Geld zurück: ${amount}.`,
    },
  },
  en: {
    paid: "Paid",
    collect: (amount: string) => `Collect ${amount}`,
    collectCash: (amount: string) => `Collect ${amount} in cash`,
    collectBy: (payment: string) => `Collect: ${payment}`,
    paidOnline: "Paid online",
    refunded: "Refunded",
    states: {
      open: "Online payment open",
      authorised: "Online payment",
      captured: "Online payment",
      part_refunded: "Online payment, partly refunded",
      refunded: "Online payment, refunded",
      lapsed: "Online payment expired",
      voided: "Online payment released, nothing charged",
      failed: "Online payment failed",
      disputed: "Online payment, disputed by the guest",
    },
    back: {
      release: (amount: string) => `The payment is released: the guest is not charged (${amount}).`,
      refund: (amount: string) => `The guest gets the money back: ${amount}.`,
    },
  },
});
