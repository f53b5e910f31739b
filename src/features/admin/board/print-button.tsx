import type { Order } from "../../../domain/order/order.schema";
import { adminTicketTexts } from "../../../i18n/admin-ticket-texts";
import { useTexts } from "../../../i18n/use-texts";
import { useAtomValue } from "../../../state/jotai-hooks";
import { printedTicketsAtom } from "../../../state/staff-printed-atom";
import { useBoardTools } from "./board-context";

/** Prints the kitchen ticket; says whether this device has done so before. */
export function PrintButton({ order }: { order: Order }) {
  const texts = useTexts(adminTicketTexts);
  const { print } = useBoardTools();
  const isPrinted = useAtomValue(printedTicketsAtom).has(order.id);
  return (
    <button
      className="print-button"
      type="button"
      aria-label={`${isPrinted ? texts.again : texts.print}: ${order.code}`}
      onClick={() => print(order)}
    >
      <svg className="print-button__icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7Z" />
      </svg>
      {isPrinted && texts.printed}
    </button>
  );
}
