import { useCallback } from "react";
import type { Order } from "@/domain/order/order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useLatest } from "@/ui/use-latest";
import { type PrintJob, type PrintKind, usePrinter } from "../context/use-printer";
import { useAutomaticPrinting } from "./use-automatic-printing";
import { type ReceiptPrinterControls, useReceiptPrinter } from "./use-receipt-printer";

/** Prints on the receipt printer of this device, or through the browser while there is none. */
export function useBoardPrinting(
  orders: readonly Order[],
  restaurants: ReadonlyMap<string, Restaurant>,
): {
  /** The sheet that the browser is printing. */
  readonly job: PrintJob | null;
  /** Stays the same function, because all cards share it. */
  readonly print: (order: Order, kind: PrintKind) => void;
  readonly printer: ReceiptPrinterControls;
} {
  const browser = usePrinter();
  const printer = useReceiptPrinter();
  useAutomaticPrinting(orders, restaurants, printer);
  const latest = useLatest({ printer, restaurants });
  const { print: printInBrowser } = browser;

  const print = useCallback(
    (order: Order, kind: PrintKind) => {
      const { printer: now, restaurants: byKey } = latest.current;
      const restaurant = byKey.get(order.resto_key);
      const isConnected = now.status !== "off" && now.status !== "gone";
      if (restaurant && isConnected) now.print(order, kind, restaurant);
      else printInBrowser(order, kind);
    },
    [latest, printInBrowser],
  );

  return { job: browser.job, print, printer };
}
