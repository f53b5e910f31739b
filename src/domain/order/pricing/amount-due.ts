import type { Cents } from "../../money/money";
import { type Refusal, refusal } from "../../result/refusal";
import type { Order } from "../order.schema";
import type { PlaceOrderRequest } from "../order-requests.schema";

/**
 * The amount that the guest pays: the total and the tip. The tip belongs to the driver: it is not
 * part of the total, the VAT split, the turnover or the minimum.
 */
export function amountDue({
  total_cents,
  tip_cents = 0,
}: Pick<Order, "total_cents" | "tip_cents">): Cents {
  return total_cents + tip_cents;
}

/** Change for the cash that the guest has announced; null if none is announced. */
export function changeDue(
  order: Pick<Order, "total_cents" | "tip_cents" | "cash_given_cents">,
): Cents | null {
  return order.cash_given_cents === undefined ? null : order.cash_given_cents - amountDue(order);
}

/**
 * Refuses (INVALID) a tip without a delivery, announced cash for a card payment, and announced cash
 * below the amount due.
 */
export function tipAndCashRefusal(
  request: Pick<PlaceOrderRequest, "type" | "payment" | "tip_cents" | "cash_given_cents">,
  total_cents: Cents,
): Refusal | null {
  const { type, payment, tip_cents, cash_given_cents } = request;
  if (tip_cents !== undefined && type !== "delivery") return invalid("tip_cents");
  if (cash_given_cents === undefined) return null;
  const due = amountDue({ total_cents, ...(tip_cents === undefined ? {} : { tip_cents }) });
  return payment === "cash" && cash_given_cents >= due ? null : invalid("cash_given_cents");
}

function invalid(field: "tip_cents" | "cash_given_cents"): Refusal {
  return refusal("INVALID", { field });
}
