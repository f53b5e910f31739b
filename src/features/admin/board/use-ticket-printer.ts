import { useEffect, useState } from "react";
import type { Order } from "../../../domain/order/order.schema";
import { useAtomValue, useSetAtom } from "../../../state/jotai-hooks";
import { markPrintedAtom, printedTicketsAtom } from "../../../state/staff-printed-atom";

/** A ticket on its way to the printer. */
export interface PrintJob {
  readonly order: Order;
  /** Printed on this device before: the ticket says so. */
  readonly isCopy: boolean;
}

/** Prints one kitchen ticket at a time and remembers which ones were printed. */
export function useTicketPrinter(): {
  readonly job: PrintJob | null;
  readonly print: (order: Order) => void;
} {
  const [job, setJob] = useState<PrintJob | null>(null);
  const printed = useAtomValue(printedTicketsAtom);
  const markPrinted = useSetAtom(markPrintedAtom);

  useEffect(() => {
    if (!job) return;
    const finish = () => {
      markPrinted(job.order.id);
      setJob(null);
    };
    window.addEventListener("afterprint", finish, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", finish);
  }, [job, markPrinted]);

  return { job, print: (order) => setJob({ order, isCopy: printed.has(order.id) }) };
}
