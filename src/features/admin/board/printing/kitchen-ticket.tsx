import { formatTime } from "@/domain/text/format";
import { printTexts } from "@/i18n/admin/print-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { OrderCardLines } from "../card/order-card-lines";
import type { PrintJob } from "../context/use-printer";
import { dueText, firstPromiseText } from "./content/due-text";
import { TicketGuest } from "./ticket-guest";
import "./kitchen-ticket.css";

/** The ticket for the kitchen. */
export function KitchenTicket({ job, restaurant }: { job: PrintJob; restaurant: string }) {
  const texts = useTexts(printTexts);
  const { types } = useTexts(receiptTexts);
  const language = useLanguage();
  const { order } = job;
  const promise = firstPromiseText(order, language);
  return (
    <div className="kitchen-ticket">
      <p>{restaurant}</p>
      <p className="kitchen-ticket__code">{order.code}</p>
      <p className="kitchen-ticket__type">{types[order.type]}</p>
      <p className="kitchen-ticket__due">{dueText(order, language)}</p>
      {promise && <p>{promise}</p>}
      <OrderCardLines order={order} hasCodes />
      <p className="kitchen-ticket__count">
        {texts.dishes(order.lines.reduce((sum, { qty }) => sum + qty, 0))}
      </p>
      {order.reusable && (
        <p className="kitchen-ticket__count">{texts.reusable(order.reusable.containers)}</p>
      )}
      <TicketGuest order={order} />
      <p>{texts.ordered(formatTime(order.created_at))}</p>
    </div>
  );
}
