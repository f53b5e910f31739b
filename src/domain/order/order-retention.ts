import { type Instant, toInstant, toLocal } from "../shared/berlin-time";
import type { OrderStatus } from "./order-status";

/** Full calendar years after the one of the order (domain facts, "Retention"). */
const INVOICE_YEARS = 8;
const LETTER_YEARS = 6;

/** Ends in which nothing was sold: such orders are letters, not invoices. */
export const UNSOLD_STATUSES: readonly OrderStatus[] = ["rejected", "expired", "cancelled"];

/**
 * Orders placed before these instants need not be kept any longer. Both periods begin with the end
 * of the calendar year, in the restaurant's zone.
 * @returns `invoices` for all orders, `letters` for those in {@link UNSOLD_STATUSES}
 */
export function retentionCutoffs(now: Instant): { invoices: Instant; letters: Instant } {
  const year = Number(toLocal(now).date.slice(0, 4));
  const startOf = (years: number) => toInstant(`${year - years}-01-01`, 0);
  return { invoices: startOf(INVOICE_YEARS), letters: startOf(LETTER_YEARS) };
}
