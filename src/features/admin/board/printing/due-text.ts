import type { Order } from "@/domain/order/order.schema";
import { formatDay, formatTime } from "@/domain/text/format";
import type { Language } from "@/domain/text/language";
import { toLocal } from "@/domain/time/berlin-time";
import { printTexts } from "@/i18n/admin/print-texts";
import { dueAt } from "../board-columns";

/** When an order is due, as tickets print it: with the day if that is not the day of the order. */
export function dueText(order: Order, language: Language): string {
  const texts = printTexts[language];
  const due = dueAt(order);
  if (due === null) return texts.asap;
  const isToday = toLocal(due).date === toLocal(order.created_at).date;
  return texts.due(isToday ? formatTime(due) : `${formatDay(due, language)}, ${formatTime(due)}`);
}
