import type { Order } from "@/domain/order/order.schema";
import { amountDue } from "@/domain/order/pricing/amount-due";
import { type MoneyAtDoor, moneyAtDoor, moneyBack } from "@/domain/order/pricing/money-at-door";
import { formatPrice } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { receiptTexts } from "../../order/receipt-texts";
import { orderMoneyTexts } from "./order-money-texts";

/** The money of an order in words, for everybody who hands it over. */
interface OrderMoney {
  readonly atDoor: MoneyAtDoor;
  /** "Bezahlt" or "12,40 € kassieren"; the amount alone once the order is finished. */
  readonly act: string;
  readonly amount: string;
  /** How it is paid, online with the state of the payment and a partial refund. */
  readonly method: string;
}

type Money = Pick<
  Order,
  | "payment"
  | "payment_status"
  | "refunded_cents"
  | "status"
  | "total_cents"
  | "tip_cents"
  | "cash_given_cents"
>;

export function orderMoney(order: Money, language: Language): OrderMoney {
  const texts = orderMoneyTexts[language];
  const { payment, payment_status = "open", refunded_cents = 0 } = order;
  const amount = formatPrice(amountDue(order), language);
  const acts: Record<MoneyAtDoor, string> = {
    paid: texts.paid,
    collect: texts.collect(amount),
    collect_cash: texts.collectCash(amount),
    ended: amount,
  };
  const atDoor = moneyAtDoor(order);
  const online = texts.states[payment_status];
  const isPart = payment_status === "part_refunded";
  const state = isPart ? `${online}: ${formatPrice(refunded_cents, language)}` : online;
  const method = payment === "online" ? state : receiptTexts[language].payments[payment];
  return { atDoor, act: acts[atDoor], amount, method };
}

/** What happens to the money if the order ends without food; null if nothing is paid online. */
export function moneyBackText(order: Order, language: Language): string | null {
  const back = moneyBack(order);
  return back && orderMoneyTexts[language].back[back.kind](formatPrice(back.cents, language));
}
