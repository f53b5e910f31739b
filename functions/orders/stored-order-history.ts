import type { OrderEvent } from "@/domain/order/order.schema";
import { timestampOf } from "../runtime/plain-data-store";

/** An order's history as Firestore stores it: with timestamps. */
export function storedOrderHistory(history: readonly OrderEvent[]): object[] {
  return history.map(({ at, eta_at, ...event }) => ({
    ...event,
    at: timestampOf(at),
    ...(eta_at === undefined ? {} : { eta_at: timestampOf(eta_at) }),
  }));
}
