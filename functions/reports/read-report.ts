import { reportOfDays } from "@/domain/report/day-sums";
import type { Report } from "@/domain/report/report.schema";
import { readReportRequestSchema } from "@/domain/report/report-range";
import { tableReport } from "@/domain/report/table-report";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { readRestaurant } from "../restaurants/restaurant-store";
import { readDaySums } from "./read-day-sums";
import { MAX_REPORTED, readReportedReservations } from "./report-store";

/**
 * Turnover, dishes and tables of one restaurant over a range of days, summed up on the server so that
 * no guest data leaves it. Reads a bounded number of documents and ends with the last complete day if
 * there are more.
 */
export const readReport = defineCallable(
  { name: "readReport", schema: readReportRequestSchema, access: "manager-of" },
  async ({ input, now }) => {
    const { resto_key: key, from, to } = input;
    const stored = await readRestaurant(key, ["availability"]);
    if (!stored) return err(refusal("NOT_FOUND"));
    const [orders, tables] = await Promise.all([
      readDaySums(key, { from, to }, { now, maxOrders: MAX_REPORTED }),
      readReportedReservations(key, { from, to }),
    ]);
    const ends = [orders.until, tables.until].filter((until) => until !== null);
    const range = { from, to: [to, ...ends].toSorted()[0] ?? to };
    const { restaurant, availability } = stored;
    return ok<Report>({
      resto_key: key,
      ...range,
      truncated: ends.length > 0,
      orders: reportOfDays(orders.days, range),
      tables: tableReport(tables.rows, range, {
        seats: reservationPolicyOf(restaurant).seats,
        restaurant,
        exceptions: availability.exceptions,
      }),
    });
  },
);
