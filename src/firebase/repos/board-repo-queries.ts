import { collection, limit, orderBy, query, Timestamp, where } from "firebase/firestore";
import { ORDER_STATUSES, type OrderStatus } from "@/domain/order/order-status";
import { isFinal } from "@/domain/order/order-transitions";
import type { LiveListener, StopListening } from "../connection/live";
import { listenToQuery } from "../connection/live-queries";

const FINISHED = ORDER_STATUSES.filter(isFinal);

type Parse<T> = (data: unknown) => T | null;

/** Follows orders in the given states, newest first. Import this module lazily. */
export function listenToOrdersIn<T>(
  which: { restoKey: string; states: readonly OrderStatus[]; limitTo: number },
  parse: Parse<T>,
  listener: LiveListener<readonly T[]>,
): StopListening {
  return listenToQuery(
    (database) =>
      query(
        collection(database, "orders"),
        where("resto_key", "==", which.restoKey),
        where("status", "in", which.states),
        orderBy("created_at", "desc"),
        limit(which.limitTo),
      ),
    parse,
    listener,
  );
}

/** Follows orders in a final state that were last changed since an instant, latest first. */
export function listenToFinishedOrders<T>(
  which: { restoKey: string; since: number; limitTo: number },
  parse: Parse<T>,
  listener: LiveListener<readonly T[]>,
): StopListening {
  return listenToQuery(
    (database) =>
      query(
        collection(database, "orders"),
        where("resto_key", "==", which.restoKey),
        where("status", "in", FINISHED),
        where("updated_at", ">=", Timestamp.fromMillis(which.since)),
        orderBy("updated_at", "desc"),
        limit(which.limitTo),
      ),
    parse,
    listener,
  );
}
