import { FieldValue } from "firebase-admin/firestore";
import type { Order } from "@/domain/order/order.schema";
import { type DaySums, daySumsSchema } from "@/domain/report/day-sums";
import { type Instant, type LocalDate, toLocal } from "@/domain/time/berlin-time";
import { database, type Transaction, transact } from "../runtime/admin-app";
import { plainData } from "../runtime/plain-data-store";

/** Raise it when the same orders give other sums: sums of another format are recomputed. */
const FORMAT = 5;

/** The stored sums of one day. */
export interface StoredDay {
  /** Null if they must be made from the orders. */
  readonly sums: DaySums | null;
  /** Changes of orders after the day; {@link saveDaySums} compares it. */
  readonly changes: number;
}

const dayOf = (key: string, date: LocalDate) => database().doc(`daily_sums/${key}_${date}`);

/** The sums of some days, in their order. */
export async function readStoredDays(
  key: string,
  dates: readonly LocalDate[],
): Promise<StoredDay[]> {
  if (dates.length === 0) return [];
  const snapshots = await database().getAll(...dates.map((date) => dayOf(key, date)));
  return snapshots.map((each) => {
    const { format, sums } = plainData(each) ?? {};
    const parsed = format === FORMAT ? daySumsSchema.safeParse(sums) : null;
    return { sums: parsed?.data ?? null, changes: Number(each.get("changes") ?? 0) };
  });
}

/**
 * Stores the sums of a day that is over, unless one of its orders has changed since the day was read.
 * @param changes as read before the orders
 */
export async function saveDaySums(
  key: string,
  date: LocalDate,
  sums: DaySums,
  changes: number,
): Promise<void> {
  const day = dayOf(key, date);
  await transact(day.path, async (transaction) => {
    const stored = await transaction.get(day);
    if (Number(stored.get("changes") ?? 0) !== changes) return;
    transaction.set(day, { resto_key: key, local_date: date, changes, format: FORMAT, sums });
  });
}

/**
 * Discards the sums of an order's day with a change after that day. Writes nothing on the day itself,
 * which has no sums yet.
 */
export function discardLateSums(
  transaction: Transaction,
  { resto_key, local_date }: Pick<Order, "resto_key" | "local_date">,
  now: Instant,
): void {
  if (local_date >= toLocal(now).date) return;
  const changed = { resto_key, local_date, changes: FieldValue.increment(1) };
  transaction.set(
    dayOf(resto_key, local_date),
    { ...changed, sums: FieldValue.delete() },
    { merge: true },
  );
}
