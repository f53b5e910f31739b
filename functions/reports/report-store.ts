import type { DocumentSnapshot, Query } from "firebase-admin/firestore";
import { warn } from "firebase-functions/logger";
import type * as z from "zod/mini";
import { type ReportedOrder, reportedOrderSchema } from "@/domain/report/order-report";
import { completeDays, type ReportRange } from "@/domain/report/report-range";
import { type ReportedTable, reportedTableSchema } from "@/domain/report/table-report";
import { database } from "../runtime/admin-app";
import { plainData } from "../runtime/plain-data-store";

/** A report begins no further day after so many orders or reservations. */
export const MAX_REPORTED = 5000;
const PAGE = 500;

/** `until` is the last complete day if the range holds more documents than are read. */
export interface ReadRows<Row> {
  readonly rows: readonly Row[];
  readonly until: string | null;
}

/**
 * Orders due within a range, by day and creation time.
 * @param max after so many orders no further day is begun
 */
export function readReportedOrders(
  key: string,
  range: ReportRange,
  max: number,
): Promise<ReadRows<ReportedOrder>> {
  const orders = documentsDue("orders", key, range).orderBy("created_at");
  return readRows(orders, reportedOrderSchema, max);
}

/** Reservations that start within a range. */
export function readReportedReservations(
  key: string,
  range: ReportRange,
): Promise<ReadRows<ReportedTable>> {
  return readRows(
    documentsDue("reservations", key, range).orderBy("start_at"),
    reportedTableSchema,
    MAX_REPORTED,
  );
}

/** Documents due within a range, by day. */
export function documentsDue(
  name: "orders" | "reservations",
  key: string,
  { from, to }: ReportRange,
) {
  return database()
    .collection(name)
    .where("resto_key", "==", key)
    .where("local_date", ">=", from)
    .where("local_date", "<=", to)
    .orderBy("local_date");
}

/**
 * Reads a query that is ordered by day; each row has its document's id if the schema has one.
 * @param max after so many documents no further day is begun
 */
export async function readRows<Row extends { local_date: string }>(
  query: Query,
  schema: z.ZodMiniObject & z.ZodMiniType<Row>,
  max: number,
): Promise<ReadRows<Row>> {
  // A cursor needs the fields that the query is ordered by.
  const fields = query.select("created_at", ...Object.keys(schema.shape));
  const rows: Row[] = [];
  let last: DocumentSnapshot | undefined;
  for (let read = 0; ; read += PAGE) {
    const isBeyondFirstDay = rows[0]?.local_date !== rows.at(-1)?.local_date;
    if (read >= max && isBeyondFirstDay) return completeDays(rows) ?? { rows, until: null };
    const { docs } = await (last ? fields.startAfter(last) : fields).limit(PAGE).get();
    for (const each of docs) rows.push(...parsedOrSkipped(each, schema));
    last = docs.at(-1);
    if (docs.length < PAGE) return { rows, until: null };
  }
}

function parsedOrSkipped<Row>(document: DocumentSnapshot, schema: z.ZodMiniType<Row>): Row[] {
  const parsed = schema.safeParse({ ...plainData(document), id: document.id });
  if (parsed.success) return [parsed.data];
  warn("unreadable document skipped in a report", { path: document.ref.path });
  return [];
}
