import { isFinal, isReceived } from "@/domain/order/order-transitions";
import type { Booking } from "@/domain/report/datev/booking.schema";
import { changedBookings } from "@/domain/report/datev/changed-bookings";
import { monthBookings } from "@/domain/report/datev/month-bookings";
import { isMonthOver } from "@/domain/report/datev/month-range";
import { MAX_LISTED, type TaxMonth } from "@/domain/report/datev/tax-month.schema";
import { readTaxMonthRequestSchema } from "@/domain/report/datev/tax-month-requests.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { readBookedOrders } from "./booked-orders-store";
import { readLastSettings, readTaxExport } from "./tax-export-store";

/**
 * Content of a month's file for the tax adviser as of now, and which of its rows have changed since
 * it was last made. INVALID `month` before the month is over.
 */
export const readTaxMonth = defineCallable(
  {
    name: "readTaxMonth",
    schema: readTaxMonthRequestSchema,
    access: "manager-of",
    // Reads all orders of the month, however many.
    isCostly: true,
  },
  async ({ input: { resto_key, month }, now }) => {
    if (!isMonthOver(month, now)) return err(refusal("INVALID", { field: "month" }));
    const [orders, last, settings] = await Promise.all([
      readBookedOrders(resto_key, month),
      readTaxExport(resto_key, month),
      readLastSettings(resto_key),
    ]);
    const bookings = monthBookings(orders, month);
    const isOpen = orders.filter((order) => isReceived(order) && !isFinal(order.status));
    return ok<TaxMonth>({
      settings,
      rows: bookings.length,
      sales_cents: sumOf(bookings, "sale"),
      refunded_cents: 0 - sumOf(bookings, "refund"),
      open: isOpen.length,
      last: last && { ...changesOf(last.bookings, bookings), ...lastFile(last.files) },
    });
  },
);

/** Tips are no sales, but a part of what is given back. */
function sumOf(bookings: readonly Booking[], wanted: Booking["kind"]): number {
  return bookings
    .filter(({ kind, item }) => kind === wanted && (kind === "refund" || item !== "tips"))
    .reduce((sum, { cents }) => sum + cents, 0);
}

function changesOf(before: readonly Booking[], now: readonly Booking[]) {
  const { added, removed } = changedBookings(before, now);
  return {
    changed: [...listed(removed, { is_new: false }), ...listed(added, { is_new: true })],
    changes: added.length + removed.length,
  };
}

function listed(bookings: readonly Booking[], { is_new }: { readonly is_new: boolean }) {
  return bookings
    .slice(0, MAX_LISTED)
    .map(({ date, code, kind, cents }) => ({ date, code, kind, cents, is_new }));
}

function lastFile(files: readonly { readonly at: number; readonly rows: number }[]) {
  const { at = 0, rows = 0 } = files.at(-1) ?? {};
  return { at, rows };
}
