import { useSyncExternalStore } from "react";
import type { Order } from "@/domain/order/order.schema";
import { useBoardContext } from "../board-context";

/** Whether the order is about to be rejected or ended; that can still be undone. */
export function usePendingStop(order: Order): boolean {
  const { stops } = useBoardContext();
  return useSyncExternalStore(stops.subscribe, () => stops.isPending(order));
}
