import type { Order } from "@/domain/order/order.schema";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { isFinal } from "@/domain/order/order-transitions";
import { type LiveListener, type StopListening, startWhenLoaded } from "../connection/live";
import { parseOrder } from "./parse-order";

const OPEN = ORDER_STATUSES.filter((status) => !isFinal(status));

/** Follows the guest's newest orders at one restaurant, newest first, then older open ones. */
export function watchOwnOrders(
  restoKey: string,
  uid: string,
  listener: LiveListener<readonly Order[]>,
): StopListening {
  return startWhenLoaded(async () => {
    const { listenToOwn } = await import("../connection/listen-to-own");
    return listenToOwn(
      { collection: "orders", restoKey, uid, newestBy: "created_at", openStates: OPEN },
      parseOrder,
      listener,
    );
  }, listener.onFault);
}

/** Follows one order. The security rules refuse other accounts' orders, which is a fault. */
export function watchOrder(id: string, listener: LiveListener<Order | null>): StopListening {
  return startWhenLoaded(async () => {
    const { listenToDocument } = await import("../connection/live-queries");
    return listenToDocument(["orders", id], parseOrder, listener);
  }, listener.onFault);
}
