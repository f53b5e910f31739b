import { useSyncExternalStore } from "react";
import type { Order } from "@/domain/order/order.schema";
import { useBoardContext } from "../context/board-context";

/** Whether the order is about to be rejected or ended; that can still be undone. */
export function useIsRejecting(order: Order): boolean {
  const { rejections } = useBoardContext();
  return useSyncExternalStore(rejections.subscribe, () => rejections.isPending(order));
}
