import { FieldValue } from "firebase-admin/firestore";
import type { Order } from "@/domain/order/order.schema";
import type { LocalDate } from "@/domain/time/berlin-time";
import { database, type Reader, type Transaction } from "../runtime/admin-app";
import { countsIn, dayOf, endOf, readDays } from "./capacity-days-store";
import { type SlotCounts, slotOf } from "./slot-capacity";

type Booked = Pick<Order, "resto_key" | "local_date" | "local_time" | "guest_verified">;

/** Counts of all guests, and of those without a verified address. */
const FIELDS = { all: "orders", unverified: "unverified_orders" } as const;

/** Orders per quarter of an hour, by date. */
export async function readSlotCounts(
  key: string,
  dates: readonly LocalDate[],
  reader: Reader = database(),
): Promise<ReadonlyMap<LocalDate, SlotCounts>> {
  return readCounts(FIELDS.all, key, dates, reader);
}

/** Orders of guests without a verified address per quarter of an hour, by date. */
export async function readGuestSlotCounts(
  key: string,
  dates: readonly LocalDate[],
  reader: Reader,
): Promise<ReadonlyMap<LocalDate, SlotCounts>> {
  return readCounts(FIELDS.unverified, key, dates, reader);
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
  const { all, unverified } = FIELDS;
  const change = { [slotOf(local_time)]: FieldValue.increment(by) };
  const counts = { [all]: change, ...(guest_verified === false && { [unverified]: change }) };
  transaction.set(
    dayOf(resto_key, local_date),
    { resto_key, local_date, ...counts, expires_at: endOf(local_date) },
    { merge: true },
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
