import type { Cents } from "../../money/money";
import type { Order } from "../../order/order.schema";
import { type LocalDate, toLocal } from "../../time/berlin-time";

/** A part of what was given back of an order, on the day it counts for the tax adviser. */
interface DatedRefund {
  readonly date: LocalDate;
  /** Null for money that nobody asked for here, for example a refund at the provider. */
  readonly refund_id: string | null;
  readonly cents: Cents;
}

/**
 * What was given back of an order, part by part: each on the day it was asked for, but not before the
 * day of the sale. A remainder without a known day is on the day of the sale. The sum is
 * `refunded_cents`.
 */
export function datedRefunds({
  local_date,
  refunded_cents = 0,
  refunds = [],
}: Pick<Order, "local_date" | "refunded_cents" | "refunds">): DatedRefund[] {
  let left = refunded_cents;
  const parts: DatedRefund[] = [];
  for (const { id, at, amount_cents, status } of refunds.toSorted((a, b) => a.at - b.at)) {
    const cents = status === "failed" ? 0 : Math.min(left, amount_cents);
    if (cents <= 0) continue;
    left -= cents;
    const { date } = toLocal(at);
    parts.push({ date: date < local_date ? local_date : date, refund_id: id, cents });
  }
  return left > 0 ? [...parts, { date: local_date, refund_id: null, cents: left }] : parts;
}
