import { useEffect } from "react";
import type { Order } from "@/domain/order/order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { printedAtAtom } from "@/state/staff/printed-sheets-atom";
import { printerSettingsAtom } from "@/state/staff/printer-atoms";
import { ordersToPrint } from "./thermal/orders-to-print";
import type { ReceiptPrinterControls } from "./use-receipt-printer";

/** Prints the ticket of every accepted order once, if that is switched on. */
export function useAutomaticPrinting(
  orders: readonly Order[],
  restaurants: ReadonlyMap<string, Restaurant>,
  { status, print }: ReceiptPrinterControls,
): void {
  const { automaticSince } = useAtomValue(printerSettingsAtom);
  const printedAt = useAtomValue(printedAtAtom);
  const now = useAtomValue(serverNowAtom);
  const isOpen = status !== "off" && status !== "connecting" && status !== "gone";

  useEffect(() => {
    if (!isOpen) return;
    const isPrinted = ({ id }: Order) => printedAt({ order: id, kind: "ticket" }) !== null;
    for (const order of ordersToPrint(orders, { since: automaticSince, now, isPrinted })) {
      const restaurant = restaurants.get(order.resto_key);
      if (restaurant) print(order, "ticket", restaurant);
    }
  }, [isOpen, orders, automaticSince, now, printedAt, restaurants, print]);
}
