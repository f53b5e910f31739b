import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { PrinterIcon } from "@/admin-ui/icons";
import { printerTexts } from "@/i18n/admin/printer-texts";
import { useTexts } from "@/i18n/use-texts";
import { BarLabel } from "../parts/bar-label";
import { PrinterDialog } from "./printer-dialog";
import type { PrinterStatus } from "./thermal/receipt-printer";
import type { ReceiptPrinterControls } from "./use-receipt-printer";

/** Button with the printer's state that opens its set-up. */
export function PrinterControl({ printer }: { printer: ReceiptPrinterControls }) {
  const texts = useTexts(printerTexts);
  const [isOpen, setOpen] = useState(false);
  const { status } = printer;
  const isQuiet = status === "off" || status === "connecting";
  const color = isQuiet ? "gray" : status === "ready" ? "success" : "danger";
  return (
    <>
      <Button
        size="lg"
        px="4"
        variant={problemIn(status) ? "solid" : "outline"}
        colorPalette={color}
        title={texts.states[status]}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <PrinterIcon />
        <BarLabel isRare>{texts.states[status]}</BarLabel>
      </Button>
      <PrinterDialog printer={printer} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Says what is wrong with the printer and what to do, as an alert of one line. */
export function PrinterNotice({ status }: { status: PrinterStatus }) {
  const texts = useTexts(printerTexts);
  const problem = problemIn(status);
  if (!problem) return null;
  return <Notice tone="danger" title={`${texts.states[problem]}: ${texts.help[problem]}`} />;
}

function problemIn(status: PrinterStatus) {
  return status === "off" || status === "connecting" || status === "ready" ? null : status;
}
