import { useCallback, useEffect, useState } from "react";
import type { Order } from "@/domain/order/order.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { printedAtAtom, recordPrintAtom } from "@/state/staff/printed-sheets-atom";

/** Ticket for the kitchen, receipt for the guest. */
export type PrintKind = "ticket" | "receipt";

/** A sheet that is being printed. */
export interface PrintJob {
  readonly order: Order;
  readonly kind: PrintKind;
  /** When this device printed it last; the sheet is then marked as a copy. */
  readonly lastPrintedAt: Instant | null;
}

/** Prints one sheet at a time and records it as printed. */
export function usePrinter(): {
  readonly job: PrintJob | null;
  readonly print: (order: Order, kind: PrintKind) => void;
} {
  const [requested, setRequested] = useState<Omit<PrintJob, "lastPrintedAt"> | null>(null);
  const printedAt = useAtomValue(printedAtAtom);
  const markPrinted = useSetAtom(recordPrintAtom);

  useEffect(() => {
    if (!requested) return;
    const finish = () => {
      markPrinted({ order: requested.order.id, kind: requested.kind });
      setRequested(null);
    };
    window.addEventListener("afterprint", finish, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", finish);
  }, [requested, markPrinted]);

  const print = useCallback((order: Order, kind: PrintKind) => setRequested({ order, kind }), []);
  const lastPrintedAt = requested && printedAt({ order: requested.order.id, kind: requested.kind });
  return { job: requested && { ...requested, lastPrintedAt }, print };
}
