import { useCallback, useState } from "react";
import type { Order } from "@/domain/order/order.schema";
import { useOrderInAddress } from "./use-order-in-address";

/** The order whose details are open, from a card or from the address. */
export function useOpenOrder(orders: readonly Order[]) {
  const [opened, setOpened] = useState<{ id: string; isOpen: boolean } | null>(null);
  const openDetails = useCallback((id: string) => setOpened({ id, isOpen: true }), []);
  useOrderInAddress(orders, openDetails);
  return {
    openDetails,
    details: {
      // A panel that closes shows its order until it is gone.
      order: orders.find(({ id }) => id === opened?.id),
      open: opened?.isOpen ?? false,
      onClose: () => setOpened((last) => last && { ...last, isOpen: false }),
    },
  };
}
