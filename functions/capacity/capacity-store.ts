import { FieldValue } from "firebase-admin/firestore";
import type { Order } from "@/domain/order/order.schema";
import type { SeatCounts } from "@/domain/reservation/seat-buckets";
import type { LocalDate } from "@/domain/time/berlin-time";
import { database, type Reader, type Transaction } from "../runtime/admin-app";
import { type SlotCounts, slotOf } from "./slot-capacity";

type Booked = Pick<Order, "resto_key" | "local_date" | "local_time">;

const dayOf = (key: string, date: LocalDate) => database().doc(`capacity/${key}_${date}`);

/** Orders per quarter of an hour, by date. */
export async function readSlotCounts(
  key: string,
  dates: readonly LocalDate[],
  reader: Reader = database(),
): Promise<ReadonlyMap<LocalDate, SlotCounts>> {
  return readCounts("orders", key, dates, reader);
}

/** Counts an order in its slot. */
export function takeSlot(transaction: Transaction, order: Booked): void {
  countSlot(transaction, order, 1);
}

/** Gives an order's slot back; call it once per order, with the step that ends it. */
export function freeSlot(transaction: Transaction, order: Booked): void {
  countSlot(transaction, order, -1);
}

function countSlot(transaction: Transaction, order: Booked, by: number): void {
  const { resto_key, local_date, local_time } = order;
  transaction.set(
    dayOf(resto_key, local_date),
    { resto_key, local_date, orders: { [slotOf(local_time)]: FieldValue.increment(by) } },
    { merge: true },
  );
}

/** Seats taken per quarter of an hour, by date. */
export async function readSeatCounts(
  key: string,
  dates: readonly LocalDate[],
  reader: Reader = database(),
): Promise<SeatCounts> {
  return readCounts("seats", key, dates, reader);
}

/** Adds the changes to the seat counts of all their days. */
export function changeSeats(transaction: Transaction, key: string, changes: SeatCounts): void {
  for (const [date, slots] of changes) {
    const seats = Object.entries(slots).map(([slot, by]) => [slot, FieldValue.increment(by)]);
    transaction.set(
      dayOf(key, date),
      { resto_key: key, local_date: date, seats: Object.fromEntries(seats) },
      { merge: true },
    );
  }
}

async function readCounts(
  field: "orders" | "seats",
  key: string,
  dates: readonly LocalDate[],
  reader: Reader,
): Promise<ReadonlyMap<LocalDate, SlotCounts>> {
  if (dates.length === 0) return new Map();
  const snapshots = await reader.getAll(...dates.map((date) => dayOf(key, date)));
  return new Map(
    dates.map((date, index) => [date, (snapshots[index]?.get(field) ?? {}) as SlotCounts]),
  );
}
