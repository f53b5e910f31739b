import type { OrderEvent } from "@/domain/order/order.schema";
import { toTimestamp } from "../runtime/plain-data-store";

/** An order's history in Firestore's shape: with timestamps. */
export function storedOrderHistory(history: readonly OrderEvent[]): object[] {
  return history.map(({ at, eta_at, ...event }) => ({
    ...event,
    at: toTimestamp(at),
    ...(eta_at === undefined ? {} : { eta_at: toTimestamp(eta_at) }),
  }));
}
