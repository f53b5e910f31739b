import type { Order } from "@/domain/order/order.schema";
import { freesSlot, isFinal } from "@/domain/order/order-transitions";
import { moneyBack } from "@/domain/order/pricing/money-at-door";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { onlinePaymentTexts } from "./online-payment-texts";

type PaidOrder = Pick<
  Order,
  "payment" | "payment_status" | "status" | "paid_cents" | "refunded_cents" | "refunds"
>;

/** Title for an order that reached the restaurant and that nobody cancelled. */
export function receivedOrderTitle(
  { status, payment }: Pick<Order, "status" | "payment">,
  language: Language,
): string {
  const texts = onlinePaymentTexts[language];
  if (freesSlot(status)) return texts.endedTitle;
  return payment === "online" ? texts.paidTitle : texts.receivedTitle;
}

/** Where the money of an online order is, for the guest: one line per fact. Empty for others. */
export function onlinePaymentFacts(order: PaidOrder, language: Language): string[] {
  if (order.payment !== "online") return [];
  return [...moneyFacts(order, language), ...refundFacts(order, language)];
}

function moneyFacts(order: PaidOrder, language: Language): string[] {
  const texts = onlinePaymentTexts[language];
  const { payment_status, paid_cents = 0, status } = order;
  const paid = formatPrice(paid_cents, language);
  const ended = isFinal(status) && status !== "completed";
  const back = ended ? moneyBack(order) : null;
  switch (payment_status) {
    case "authorised":
      return [back ? texts.released(formatPrice(back.cents, language)) : texts.reserved(paid)];
    case "captured":
    case "part_refunded":
    case "disputed":
      return [
        texts.paid(paid),
        ...(back ? [texts.givenBack(formatPrice(back.cents, language))] : []),
      ];
    case "refunded":
      return [texts.paid(paid)];
    default:
      return [ended || payment_status === "voided" ? texts.nothingTaken : texts.notPaid];
  }
}

/** Refunds by the restaurant; those of an order that ended without food have no entry of their own. */
function refundFacts(
  { refunds = [], refunded_cents = 0 }: PaidOrder,
  language: Language,
): string[] {
  const texts = onlinePaymentTexts[language];
  const price = (cents: number) => formatPrice(cents, language);
  const open = refunds.filter(({ status }) => status !== "done");
  const openCents = open.reduce(
    (sum, each) => sum + (each.status === "pending" ? each.amount_cents : 0),
    0,
  );
  const done_cents = Math.max(0, refunded_cents - openCents);
  return [
    ...(done_cents > 0 ? [texts.refunded(price(done_cents))] : []),
    ...open.map(({ status, amount_cents }) =>
      status === "pending"
        ? texts.refundPending(price(amount_cents))
        : texts.refundFailed(price(amount_cents)),
    ),
  ];
}
