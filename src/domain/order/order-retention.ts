import { type Instant, toInstant, toLocal } from "../time/berlin-time";
import type { OrderStatus } from "./order-status";
import type { PaymentStatus } from "./payment-status.schema";

/** Full calendar years that orders are retained after the year they were placed (AO §147, UStG §14b). */
const INVOICE_YEARS = 8;
/** The same for orders without a sale, which are business letters (AO §147, HGB §257). */
const LETTER_YEARS = 6;

/** Final states without a sale: such orders are retained as business letters, unless money was taken. */
export const UNSOLD_STATUSES: readonly OrderStatus[] = [
  "rejected",
  "expired",
  "cancelled",
  "unpaid",
];

/** States of an online payment of which no money was taken, so that there is nothing to account for. */
export const UNTAKEN_PAYMENTS: readonly PaymentStatus[] = [
  "open",
  "authorised",
  "lapsed",
  "voided",
  "failed",
];

/**
 * Orders placed before these instants are deleted. Both periods start with the end of the calendar
 * year in Berlin.
 * @returns `invoices` for all orders, `letters` for those in {@link UNSOLD_STATUSES} of which no money
 * was taken
 */
export function retentionCutoffs(now: Instant): { invoices: Instant; letters: Instant } {
  const year = Number(toLocal(now).date.slice(0, 4));
  const startOf = (years: number) => toInstant(`${year - years}-01-01`, 0);
  return { invoices: startOf(INVOICE_YEARS), letters: startOf(LETTER_YEARS) };
}
