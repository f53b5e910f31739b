import { Dialog } from "@chakra-ui/react";
import "./sheet-close.css";

/** The cross in the corner of a sheet. */
export function SheetClose({ label }: { label: string }) {
  return (
    <Dialog.CloseTrigger asChild>
      <button type="button" className="sheet-close" aria-label={label}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </Dialog.CloseTrigger>
  );
}
