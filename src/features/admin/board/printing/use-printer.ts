import { useCallback, useEffect, useState } from "react";
import type { Order } from "@/domain/order/order.schema";
import type { Instant } from "@/domain/shared/berlin-time";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { markPrintedAtom, printedAtAtom } from "@/state/staff/staff-printed-atom";

/** Ticket for the kitchen, receipt for the guest. */
export type PrintKind = "ticket" | "receipt";

/** A sheet that is being printed. */
export interface PrintJob {
  readonly order: Order;
  readonly kind: PrintKind;
  /** When this device printed it last; the sheet is then marked as a copy. */
  readonly before: Instant | null;
}

/** Prints one sheet at a time and records it as printed. */
export function usePrinter(): {
  readonly job: PrintJob | null;
  readonly print: (order: Order, kind: PrintKind) => void;
} {
  const [asked, setAsked] = useState<Omit<PrintJob, "before"> | null>(null);
  const printedAt = useAtomValue(printedAtAtom);
  const markPrinted = useSetAtom(markPrintedAtom);

  useEffect(() => {
    if (!asked) return;
    const finish = () => {
      markPrinted({ order: asked.order.id, kind: asked.kind });
      setAsked(null);
    };
    window.addEventListener("afterprint", finish, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", finish);
  }, [asked, markPrinted]);

  const print = useCallback((order: Order, kind: PrintKind) => setAsked({ order, kind }), []);
  const before = asked && printedAt({ order: asked.order.id, kind: asked.kind });
  return { job: asked && { ...asked, before }, print };
}
