import { formatDay, formatTime } from "@/domain/text/format";
import { toLocal } from "@/domain/time/berlin-time";
import { printTexts } from "@/i18n/admin/print-texts";
import { receiptTexts } from "@/i18n/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { dueAt } from "../board-columns";
import { OrderCardLines } from "../card/order-card-lines";
import { TicketGuest } from "./ticket-guest";
import type { PrintJob } from "./use-printer";
import "./kitchen-ticket.css";

/** The ticket for the kitchen. */
export function KitchenTicket({ job, restaurant }: { job: PrintJob; restaurant: string }) {
  const texts = useTexts(printTexts);
  const { types } = useTexts(receiptTexts);
  const language = useLanguage();
  const { order } = job;
  const promised = dueAt(order);
  const isToday = promised !== null && toLocal(promised).date === toLocal(order.created_at).date;
  const moment =
    promised === null
      ? texts.asap
      : texts.due(
          isToday
            ? formatTime(promised)
            : `${formatDay(promised, language)}, ${formatTime(promised)}`,
        );
  return (
    <div className="kitchen-ticket">
      <p>{restaurant}</p>
      <p className="kitchen-ticket__code">{order.code}</p>
      <p className="kitchen-ticket__type">{types[order.type]}</p>
      <p className="kitchen-ticket__due">{moment}</p>
      <OrderCardLines lines={order.lines} hasCodes />
      <p className="kitchen-ticket__count">
        {texts.dishes(order.lines.reduce((sum, { qty }) => sum + qty, 0))}
      </p>
      <TicketGuest order={order} />
      <p>{texts.ordered(formatTime(order.created_at))}</p>
    </div>
  );
}
