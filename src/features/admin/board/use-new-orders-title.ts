import { useEffect } from "react";
import type { Order } from "../../../domain/order/order.schema";
import { adminBoardTexts } from "../../../i18n/admin-board-texts";
import { useTexts } from "../../../i18n/use-texts";

/** Shows in the tab's title how many orders wait, for a board behind another window. */
export function useNewOrdersTitle(orders: readonly Pick<Order, "status">[]): void {
  const { newTitle } = useTexts(adminBoardTexts);
  const waiting = orders.filter(({ status }) => status === "placed").length;
  useEffect(() => {
    if (waiting === 0) return;
    const before = document.title;
    document.title = newTitle(waiting);
    return () => {
      document.title = before;
    };
  }, [waiting, newTitle]);
}
