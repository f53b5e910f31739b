import { type DocumentSnapshot, FieldValue } from "firebase-admin/firestore";
import type { Order } from "@/domain/order/order.schema";
import type { SeatCounts } from "@/domain/reservation/seat-buckets";
import type { TakenSeats } from "@/domain/reservation/taken-seats";
import { keptUntil } from "@/domain/retention/retention";
import { type LocalDate, toInstant } from "@/domain/time/berlin-time";
import { database, type Reader, type Transaction } from "../runtime/admin-app";
import { toTimestamp } from "../runtime/plain-data-store";
import { type SlotCounts, slotOf } from "./slot-capacity";

type Booked = Pick<Order, "resto_key" | "local_date" | "local_time" | "guest_verified">;

/** Counts of all guests, and of those without a verified address. */
const FIELDS = {
  orders: { all: "orders", unverified: "unverified_orders" },
  seats: { all: "seats", unverified: "unverified_seats" },
} as const;

const endOf = (date: LocalDate) => toTimestamp(keptUntil("capacity", toInstant(date, 0)));

const dayOf = (key: string, date: LocalDate) => database().doc(`capacity/${key}_${date}`);

/** Orders per quarter of an hour, by date. */
export async function readSlotCounts(
  key: string,
  dates: readonly LocalDate[],
  reader: Reader = database(),
): Promise<ReadonlyMap<LocalDate, SlotCounts>> {
  return readCounts(FIELDS.orders.all, key, dates, reader);
}

/** Orders of guests without a verified address per quarter of an hour, by date. */
export async function readGuestSlotCounts(
  key: string,
  dates: readonly LocalDate[],
  reader: Reader,
): Promise<ReadonlyMap<LocalDate, SlotCounts>> {
  return readCounts(FIELDS.orders.unverified, key, dates, reader);
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
  const { resto_key, local_date, local_time, guest_verified } = order;
  const { all, unverified } = FIELDS.orders;
  const change = { [slotOf(local_time)]: FieldValue.increment(by) };
  const counts = { [all]: change, ...(guest_verified === false && { [unverified]: change }) };
  transaction.set(
    dayOf(resto_key, local_date),
    { resto_key, local_date, ...counts, expires_at: endOf(local_date) },
    { merge: true },
  );
}

/** Seats taken per quarter of an hour, by date. */
export async function readSeatCounts(
  key: string,
  dates: readonly LocalDate[],
  reader: Reader = database(),
): Promise<SeatCounts> {
  return readCounts(FIELDS.seats.all, key, dates, reader);
}

/** Reads both counts from the same documents. */
export async function readTakenSeats(
  key: string,
  dates: readonly LocalDate[],
  reader: Reader,
): Promise<TakenSeats> {
  const snapshots = await readDays(key, dates, reader);
  return {
    taken: countsIn(FIELDS.seats.all, dates, snapshots),
    unverified: countsIn(FIELDS.seats.unverified, dates, snapshots),
  };
}

/** Adds the changes to the seat counts of all their days. */
export function changeSeats(
  transaction: Transaction,
  key: string,
  { taken, unverified }: TakenSeats,
): void {
  for (const [date, slots] of taken) {
    const own = unverified.get(date);
    const counts = {
      [FIELDS.seats.all]: increments(slots),
      ...(own && { [FIELDS.seats.unverified]: increments(own) }),
    };
    transaction.set(
      dayOf(key, date),
      { resto_key: key, local_date: date, ...counts, expires_at: endOf(date) },
      { merge: true },
    );
  }
}

function increments(slots: SlotCounts): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(slots).map(([slot, by]) => [slot, FieldValue.increment(by)]),
  );
}

async function readCounts(
  field: string,
  key: string,
  dates: readonly LocalDate[],
  reader: Reader,
): Promise<ReadonlyMap<LocalDate, SlotCounts>> {
  return countsIn(field, dates, await readDays(key, dates, reader));
}

async function readDays(
  key: string,
  dates: readonly LocalDate[],
  reader: Reader,
): Promise<readonly DocumentSnapshot[]> {
  return dates.length > 0 ? reader.getAll(...dates.map((date) => dayOf(key, date))) : [];
}

function countsIn(
  field: string,
  dates: readonly LocalDate[],
  snapshots: readonly DocumentSnapshot[],
): ReadonlyMap<LocalDate, SlotCounts> {
  return new Map(
    dates.map((date, index) => [date, (snapshots[index]?.get(field) ?? {}) as SlotCounts]),
  );
}
