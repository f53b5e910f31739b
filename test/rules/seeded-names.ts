export const HERE = "resto-bobingen";
export const ELSEWHERE = "resto-example";

/** Collections that staff read from three days back on. */
export const DUE_COLLECTIONS = ["orders", "reservations", "reservation_notes"] as const;

/** Collections that no client can read or write. */
export const CLOSED_COLLECTIONS = [
  "blocks",
  "capacity",
  "daily_sums",
  "history",
  "invitations",
  "known_guests",
  "limits",
  "mail",
  "migrations",
  "operations",
  "payment_accounts",
  "payment_tasks",
  "payments",
  "presence",
  "push_messages",
  "dish_costs",
  "push_subscriptions",
  "runs",
  "tax_exports",
  "anything-else",
] as const;

/** A day as `local_date`, by the clock of the rules. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}
