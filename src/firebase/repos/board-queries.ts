import { collection, type Firestore, orderBy, query, Timestamp, where } from "firebase/firestore";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { isFinal } from "@/domain/order/order-transitions";

// The restaurant never receives orders that await their payment or were not paid.
const OPEN = ORDER_STATUSES.filter((status) => !isFinal(status) && status !== "awaiting_payment");
const FINISHED = ORDER_STATUSES.filter((status) => isFinal(status) && status !== "unpaid");

/** Selects one restaurant's orders that are due on `from` or later. */
export interface DueFrom {
  readonly restoKey: string;
  readonly from: string;
}

/** Open orders, oldest first. Import this module lazily. */
export function openOrdersQuery(database: Firestore, due: DueFrom) {
  return query(ordersIn(database, due, OPEN), orderBy("created_at"));
}

/** Orders in a final state that were last changed since an instant, latest first. */
export function finishedOrdersQuery(database: Firestore, due: DueFrom, since: number) {
  return query(
    ordersIn(database, due, FINISHED),
    where("updated_at", ">=", Timestamp.fromMillis(since)),
    orderBy("updated_at", "desc"),
  );
}

function ordersIn(database: Firestore, { restoKey, from }: DueFrom, states: readonly string[]) {
  return query(
    collection(database, "orders"),
    where("resto_key", "==", restoKey),
    where("status", "in", states),
    where("local_date", ">=", from),
  );
}
