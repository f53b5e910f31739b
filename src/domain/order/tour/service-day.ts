import { HOUR_MS, type Instant, type LocalDate, toLocal } from "../../time/berlin-time";
import type { Order } from "../order.schema";

/** Deliveries of an evening that goes on past midnight belong to it until five o'clock. */
const DAY_ENDS_AFTER_MS = 5 * HOUR_MS;

/** The first day whose deliveries riders see. */
export function firstServiceDay(now: Instant): LocalDate {
  return toLocal(now - DAY_ENDS_AFTER_MS).date;
}

/** Whether an order is due on the day that the restaurant is working on. */
export function isOfServiceDay({ local_date }: Pick<Order, "local_date">, now: Instant): boolean {
  return local_date >= firstServiceDay(now) && local_date <= toLocal(now).date;
}
