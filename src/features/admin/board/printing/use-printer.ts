import { useCallback, useEffect, useState } from "react";
import type { Order } from "@/domain/order/order.schema";
import type { Instant } from "@/domain/shared/berlin-time";
import { useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { markPrintedAtom, printedAtAtom } from "@/state/staff/staff-printed-atom";

/** The kitchen's ticket, or the guest's receipt. */
export type PrintKind = "ticket" | "receipt";

/** A sheet on its way to the printer. */
export interface PrintJob {
  readonly order: Order;
  readonly kind: PrintKind;
  /** When this device has printed it before: the sheet says so. */
  readonly before: Instant | null;
}

/** Prints one sheet at a time and remembers which ones were printed. */
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
