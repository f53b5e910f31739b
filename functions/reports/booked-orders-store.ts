import type { PaymentStatus } from "@/domain/order/payment-status.schema";
import { type BookedOrder, bookedOrderSchema } from "@/domain/report/datev/month-bookings";
import { monthRange } from "@/domain/report/datev/month-range";
import { addDays } from "@/domain/time/berlin-time";
import { documentsDue, readRows } from "./report-store";

/** Refunds of older orders are not looked for. */
const REFUND_DAYS = 366;

/** States of an order's payment in which money may have been refunded. */
const MAY_BE_REFUNDED: readonly PaymentStatus[] = ["part_refunded", "refunded", "disputed"];

/**
 * The orders due in a month, and orders of the year before of which something was given back: all of
 * them, however many.
 */
export async function readBookedOrders(key: string, month: string): Promise<BookedOrder[]> {
  const range = monthRange(month);
  const before = { from: addDays(range.from, -REFUND_DAYS), to: addDays(range.from, -1) };
  const earlier = documentsDue("orders", key, before);
  const [refunded, due] = await Promise.all([
    readRows(
      earlier.where("payment_status", "in", MAY_BE_REFUNDED),
      bookedOrderSchema,
      Number.POSITIVE_INFINITY,
    ),
    readRows(
      documentsDue("orders", key, range).orderBy("created_at"),
      bookedOrderSchema,
      Number.POSITIVE_INFINITY,
    ),
  ]);
  return [...refunded.rows, ...due.rows];
}
