import type { Order } from "@/domain/order/order.schema";
import { type LiveListener, type StopListening, startWhenLoaded } from "../connection/live";
import { parseOrder } from "./parse-order";

/** Follows the guest's own orders at one restaurant, newest first. */
export function watchOwnOrders(
  restoKey: string,
  uid: string,
  listener: LiveListener<readonly Order[]>,
): StopListening {
  return startWhenLoaded(async () => {
    const { listenToOwn } = await import("../connection/live-queries");
    return listenToOwn(
      { collection: "orders", restoKey, uid, newestBy: "created_at" },
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
