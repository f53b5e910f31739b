import {
  type DocumentSnapshot,
  FieldValue,
  type Query,
  type QuerySnapshot,
} from "firebase-admin/firestore";
import type { Order } from "@/domain/order/order.schema";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { freesSlot } from "@/domain/order/order-transitions";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { LocalDate } from "@/domain/time/berlin-time";
import { database, type Reader, type Transaction } from "../runtime/admin-app";
import { cachedResult } from "../runtime/cached-reader-store";
import { dayOf, endOf, readDays } from "./capacity-days-store";
import { type SlotCounts, slotOf } from "./slot-capacity";

type Booked = Pick<Order, "resto_key" | "local_date" | "local_time" | "guest_verified">;
type Counting = Pick<Restaurant, "key" | "rev">;

/** Orders of one day per quarter of an hour. */
interface SlotDay {
  readonly orders: SlotCounts;
  /** Those of guests without a verified address. */
  readonly unverified_orders: SlotCounts;
}

export interface ReadSlotDay extends SlotDay {
  /** False if the counts were missing, and the orders were counted instead. */
  readonly isStored: boolean;
}

const HOLDING = ORDER_STATUSES.filter((status) => !freesSlot(status));

/**
 * Orders per quarter of an hour, by date. Only restaurants with a limit keep these counts: they belong
 * to a revision of the restaurant, and a day of another revision is counted from its orders.
 */
export async function readSlotDays(
  { key, rev = 0 }: Counting,
  dates: readonly LocalDate[],
  reader: Reader | Transaction = database(),
): Promise<ReadonlyMap<LocalDate, ReadSlotDay>> {
  const snapshots = await readDays(key, dates, reader);
  const days = dates.map(async (date, index): Promise<[LocalDate, ReadSlotDay]> => {
    const stored = storedDay(snapshots[index], rev);
    if (stored) return [date, stored];
    const counted =
      "get" in reader
        ? await countDay(await reader.get(holding(key, date)))
        : await cachedResult(`slots ${key} ${date}`, async () =>
            countDay(await holding(key, date).get()),
          );
    return [date, { ...counted, isStored: false }];
  });
  return new Map(await Promise.all(days));
}

function storedDay(snapshot: DocumentSnapshot | undefined, rev: number): ReadSlotDay | null {
  if (snapshot?.get("orders_rev") !== rev) return null;
  const counts = (field: keyof SlotDay) => (snapshot.get(field) ?? {}) as SlotCounts;
  const [orders, unverified_orders] = [counts("orders"), counts("unverified_orders")];
  return { orders, unverified_orders, isStored: true };
}

/** The orders of a day that hold a slot. */
function holding(key: string, date: LocalDate): Query {
  return database()
    .collection("orders")
    .where("resto_key", "==", key)
    .where("local_date", "==", date)
    .where("status", "in", HOLDING)
    .select("local_time", "guest_verified");
}

function countDay({ docs }: QuerySnapshot): SlotDay {
  const day = { orders: {}, unverified_orders: {} };
  for (const each of docs) {
    const slot = slotOf(String(each.get("local_time")));
    addTo(day.orders, slot);
    if (each.get("guest_verified") === false) addTo(day.unverified_orders, slot);
  }
  return day;
}

function addTo(counts: Record<string, number>, slot: string): void {
  counts[slot] = (counts[slot] ?? 0) + 1;
}

/** Counts an order in its slot, on a day that was read in the transaction. */
export function takeSlot(
  transaction: Transaction,
  { rev = 0 }: Counting,
  order: Booked,
  { isStored, orders, unverified_orders }: ReadSlotDay,
): void {
  if (!isStored) {
    const counts = { orders, unverified_orders, orders_rev: rev };
    const fields = Object.keys(counts);
    transaction.set(dayOf(order.resto_key, order.local_date), counts, { mergeFields: fields });
  }
  countSlot(transaction, order, 1);
}

/**
 * Gives an order's slot back; call it once per order, with the step that ends it. Nothing is written on
 * a day whose orders are not counted. Reads: call it before the first write.
 * @returns a function that writes, to be called after the last read
 */
export async function findTakenSlot(transaction: Transaction, order: Booked): Promise<() => void> {
  const [day] = await readDays(order.resto_key, [order.local_date], transaction);
  if (day?.get("orders_rev") === undefined) return () => {};
  return () => countSlot(transaction, order, -1);
}

function countSlot(transaction: Transaction, order: Booked, by: number): void {
  const { resto_key, local_date, local_time, guest_verified } = order;
  const change = { [slotOf(local_time)]: FieldValue.increment(by) };
  transaction.set(
    dayOf(resto_key, local_date),
    {
      ...{ resto_key, local_date, orders: change },
      ...(guest_verified === false && { unverified_orders: change }),
      expires_at: endOf(local_date),
    },
    { merge: true },
  );
}
