import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useLatest } from "@/ui/use-latest";
import { PrintedCards } from "./printed-cards";
import { PrintedMenu } from "./printed-menu";
import type { Printing } from "./printing";
import "./printed-sheet.css";

interface PrintedSheetProps extends Printing {
  readonly onPrinted: () => void;
}

/** The only content of the printed page, hidden on the screen. Opens the print window when shown. */
export function PrintedSheet({ kind, languages, onPrinted }: PrintedSheetProps) {
  const finish = useLatest(onPrinted);
  useEffect(() => {
    const end = () => finish.current();
    window.addEventListener("afterprint", end, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", end);
  }, [finish]);
  return createPortal(
    <div className="printed-sheet" data-testid="printed-sheet" aria-hidden="true">
      {kind === "menu" ? (
        <PrintedMenu languages={languages} />
      ) : (
        <PrintedCards languages={languages} />
      )}
    </div>,
    document.body,
  );
}
