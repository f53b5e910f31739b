import { useState } from "react";
import type { Order } from "@/domain/order/order.schema";
import { formatTime } from "@/domain/text/format";
import { printTexts } from "@/i18n/admin/print-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { printedAtAtom } from "@/state/staff/printed-sheets-atom";
import { useBoardContext } from "../board-context";
import type { PrintKind } from "./use-printer";
import "./print-buttons.css";

const KINDS = ["ticket", "receipt"] as const satisfies readonly PrintKind[];

/** Buttons for ticket and receipt. A second print on this device needs a confirmation. */
export function PrintButtons({ order }: { order: Order }) {
  const texts = useTexts(printTexts);
  const { print } = useBoardContext();
  const printedAt = useAtomValue(printedAtAtom);
  const [confirmingKind, setConfirmingKind] = useState<PrintKind | null>(null);
  const lastPrintedAt = confirmingKind && printedAt({ order: order.id, kind: confirmingKind });

  function choose(kind: PrintKind): void {
    if (printedAt({ order: order.id, kind }) === null) print(order, kind);
    else setConfirmingKind(kind);
  }

  return (
    <div className="print-buttons">
      {KINDS.map((kind) => {
        const at = printedAt({ order: order.id, kind });
        return (
          <button
            className="print-button"
            key={kind}
            type="button"
            aria-label={[texts.print[kind], order.code, at && texts.printedAt(formatTime(at))]
              .filter(Boolean)
              .join(", ")}
            onClick={() => choose(kind)}
          >
            <PrinterIcon />
            <span className="print-button__label">
              {texts.kinds[kind]}
              {at !== null && <small>✓ {formatTime(at)}</small>}
            </span>
          </button>
        );
      })}
      {confirmingKind && lastPrintedAt && (
        <fieldset className="print-again">
          <legend className="print-again__question">
            {texts.askAgain[confirmingKind](formatTime(lastPrintedAt))}
          </legend>
          <button
            className="step"
            type="button"
            onClick={() => {
              setConfirmingKind(null);
              print(order, confirmingKind);
            }}
          >
            {texts.again}
          </button>
          <button className="step" type="button" onClick={() => setConfirmingKind(null)}>
            {texts.notAgain}
          </button>
        </fieldset>
      )}
    </div>
  );
}

function PrinterIcon() {
  return (
    <svg className="print-button__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7Z" />
    </svg>
  );
}
