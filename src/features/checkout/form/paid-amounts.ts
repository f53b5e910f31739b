import { parseEuros } from "@/domain/money/euro-input";
import type { Cents } from "@/domain/money/money";
import { MAX_CASH_GIVEN_CENTS, MAX_TIP_CENTS } from "@/domain/order/order-requests.schema";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";

/** Whether a text is an amount up to a maximum; empty is. */
export function isAmountUpTo(text: string, max: Cents): boolean {
  return text.trim() === "" || (parseEuros(text) ?? Number.POSITIVE_INFINITY) <= max;
}

/** The tip of a delivery; 0 without a valid one. */
export function tipOf({ type, tip }: Pick<CheckoutDraft, "type" | "tip">): Cents {
  return type === "delivery" && isAmountUpTo(tip, MAX_TIP_CENTS) ? (parseEuros(tip) ?? 0) : 0;
}

/** The cash that the guest announces for a delivery; null without, and NaN if it is not an amount. */
export function cashGivenOf({
  type,
  payment,
  cashGiven,
}: Pick<CheckoutDraft, "type" | "payment" | "cashGiven">): Cents | null {
  if (type !== "delivery" || payment !== "cash" || cashGiven.trim() === "") return null;
  return isAmountUpTo(cashGiven, MAX_CASH_GIVEN_CENTS) ? parseEuros(cashGiven) : Number.NaN;
}

/** Whether announced cash is no amount or does not cover a known total and the tip. */
export function cashProblem(draft: CheckoutDraft, total: Cents | null): "min" | null {
  const given = cashGivenOf(draft);
  if (given === null) return null;
  return given >= (total ?? 0) + tipOf(draft) ? null : "min";
}
