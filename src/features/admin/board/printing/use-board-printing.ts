import { useCallback, useMemo } from "react";
import type { Order } from "@/domain/order/order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useLatest } from "@/ui/use-latest";
import type { BoardStation } from "../context/board-station";
import { type PrintJob, type PrintKind, usePrinter } from "../context/use-printer";
import { stationOrder, stationRestaurant } from "./station-ticket";
import { useAutomaticPrinting } from "./use-automatic-printing";
import { type ReceiptPrinterControls, useReceiptPrinter } from "./use-receipt-printer";

/** Prints on the receipt printer of this device, or through the browser while there is none. */
export function useBoardPrinting(
  orders: readonly Order[],
  restaurants: ReadonlyMap<string, Restaurant>,
  station: BoardStation | null,
): {
  /** The sheet that the browser is printing. */
  readonly job: PrintJob | null;
  /** Stays the same function, because all cards share it. */
  readonly print: (order: Order, kind: PrintKind) => void;
  readonly printer: ReceiptPrinterControls;
} {
  const browser = usePrinter();
  const printer = useReceiptPrinter();
  const tickets = useMemo(
    () => orders.map((order) => stationOrder(order, station)),
    [orders, station],
  );
  const headed = useMemo(
    () => new Map([...restaurants].map(([key, each]) => [key, stationRestaurant(each, station)])),
    [restaurants, station],
  );
  useAutomaticPrinting(tickets, headed, printer);
  const latest = useLatest({ printer, restaurants, headed, station });
  const { print: printInBrowser } = browser;

  const print = useCallback(
    (order: Order, kind: PrintKind) => {
      const { printer: now, restaurants: byKey, headed: forTickets, station: own } = latest.current;
      const isTicket = kind === "ticket";
      const restaurant = (isTicket ? forTickets : byKey).get(order.resto_key);
      const printed = isTicket ? stationOrder(order, own) : order;
      const isConnected = now.status !== "off" && now.status !== "gone";
      if (restaurant && isConnected) now.print(printed, kind, restaurant);
      else printInBrowser(printed, kind);
    },
    [latest, printInBrowser],
  );

  return { job: browser.job, print, printer };
}
