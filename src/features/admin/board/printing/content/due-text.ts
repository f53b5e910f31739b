import type { Order } from "@/domain/order/order.schema";
import { clockMinutesBetween, firstPromise } from "@/domain/order/timing/first-promise";
import { formatMomentFrom } from "@/domain/text/format-moment";
import type { Language } from "@/domain/text/language";
import { printTexts } from "@/i18n/admin/print-texts";
import { dueAt } from "../../context/board-groups";

/** When an order is due, as tickets print it: with the day if the day of the order does not make it clear. */
export function dueText(order: Order, language: Language): string {
  const texts = printTexts[language];
  const due = dueAt(order);
  if (due === null) return texts.asap;
  return texts.due(formatMomentFrom(order.created_at, due, language));
}

/** The first promise if the order is due at another time; else null. */
export function firstPromiseText(order: Order, language: Language): string | null {
  const first = firstPromise(order);
  if (first === null || clockMinutesBetween(first, dueAt(order) ?? first) === 0) return null;
  return printTexts[language].promised(formatMomentFrom(order.created_at, first, language));
}
