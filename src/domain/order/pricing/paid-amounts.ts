import type { Fulfilment } from "../../delivery/fulfilment.schema";
import type { Cents } from "../../money/money";
import type { Payment } from "../../tenant/payment-methods.schema";
import { parseEuros } from "../../text/euro-input";
import { MAX_CASH_GIVEN_CENTS, MAX_TIP_CENTS } from "../order-requests.schema";

/** An order as typed: tip and announced cash are texts in euros, empty without. */
interface TypedAmounts {
  readonly type: Fulfilment;
  readonly payment: Payment;
  readonly tip: string;
  readonly cashGiven: string;
}

/** Whether a text is an amount up to a maximum; empty is. */
export function isAmountUpTo(text: string, max: Cents): boolean {
  return text.trim() === "" || (parseEuros(text) ?? Number.POSITIVE_INFINITY) <= max;
}

/** The tip of a delivery; 0 without a valid one. */
export function tipOf({ type, tip }: Pick<TypedAmounts, "type" | "tip">): Cents {
  return type === "delivery" && isAmountUpTo(tip, MAX_TIP_CENTS) ? (parseEuros(tip) ?? 0) : 0;
}

/** The cash that the guest announces for a delivery; null without, and NaN if it is not an amount. */
export function cashGivenOf({ type, payment, cashGiven }: Omit<TypedAmounts, "tip">): Cents | null {
  if (type !== "delivery" || payment !== "cash" || cashGiven.trim() === "") return null;
  return isAmountUpTo(cashGiven, MAX_CASH_GIVEN_CENTS) ? parseEuros(cashGiven) : Number.NaN;
}

/** Whether announced cash is no amount or does not cover a known total and the tip. */
export function cashProblem(draft: TypedAmounts, total: Cents | null): "min" | null {
  const given = cashGivenOf(draft);
  if (given === null) return null;
  return given >= (total ?? 0) + tipOf(draft) ? null : "min";
}
