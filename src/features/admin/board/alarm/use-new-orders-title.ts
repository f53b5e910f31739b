import { useEffect } from "react";
import type { Order } from "@/domain/order/order.schema";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useSetAtom } from "@/state/jotai-hooks";
import { tabTitleAtom } from "@/state/page/tab-title-atom";

/** Shows the number of unanswered orders in the tab's title. */
export function useNewOrdersTitle(orders: readonly Pick<Order, "status">[]): void {
  const { newTitle } = useTexts(boardTexts);
  const setTitle = useSetAtom(tabTitleAtom);
  const waiting = orders.filter(({ status }) => status === "placed").length;
  const title = waiting === 0 ? null : newTitle(waiting);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
}
