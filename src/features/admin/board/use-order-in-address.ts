import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import type { Order } from "@/domain/order/order.schema";

/** Opens the order of `?order=`, the link in a message, once it has loaded. */
export function useOrderInAddress(
  orders: readonly Pick<Order, "id">[],
  open: (id: string) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("order");
  const isThere = wanted !== null && orders.some(({ id }) => id === wanted);
  const show = useEffectEvent((id: string) => {
    open(id);
    setSearch({}, { replace: true });
  });
  useEffect(() => {
    if (isThere) show(wanted);
  }, [isThere, wanted]);
}
