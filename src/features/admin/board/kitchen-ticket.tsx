import { createPortal } from "react-dom";
import { toLocal } from "../../../domain/shared/berlin-time";
import { adminTicketTexts } from "../../../i18n/admin-ticket-texts";
import { formatDay, formatTime } from "../../../i18n/format";
import { receiptTexts } from "../../../i18n/receipt-texts";
import { useLanguage, useTexts } from "../../../i18n/use-texts";
import { promisedAt } from "./board-columns";
import { OrderCardGuest } from "./order-card-guest";
import { OrderCardLines } from "./order-card-lines";
import type { PrintJob } from "./use-ticket-printer";
import "./kitchen-ticket.css";

/** What an 80 mm printer prints for the kitchen; on the screen it stays out of sight. */
export function KitchenTicket({ job, venue }: { job: PrintJob; venue: string }) {
  const texts = useTexts(adminTicketTexts);
  const { types } = useTexts(receiptTexts);
  const language = useLanguage();
  const { order, isCopy } = job;
  const promised = promisedAt(order);
  const isToday = promised !== null && toLocal(promised).date === toLocal(order.created_at).date;
  const moment =
    promised === null
      ? texts.asap
      : texts.due(
          isToday
            ? formatTime(promised)
            : `${formatDay(promised, language)}, ${formatTime(promised)}`,
        );
  return createPortal(
    <section className="kitchen-ticket" aria-hidden="true">
      {isCopy && <p className="kitchen-ticket__copy">{texts.copy}</p>}
      <p>{venue}</p>
      <p className="kitchen-ticket__code">{order.code}</p>
      <p className="kitchen-ticket__type">{types[order.type]}</p>
      <p className="kitchen-ticket__due">{moment}</p>
      <OrderCardLines lines={order.lines} />
      <OrderCardGuest order={order} />
      <p>{texts.ordered(formatTime(order.created_at))}</p>
    </section>,
    document.body,
  );
}
