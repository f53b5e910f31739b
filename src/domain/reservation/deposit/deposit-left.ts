import type { Reservation } from "../reservation.schema";

/** What a guest has paid as a deposit and not got back, cents; 0 without a paid one. */
export function depositLeft({
  paid_cents = 0,
  refunded_cents = 0,
}: Pick<Reservation, "paid_cents" | "refunded_cents">): number {
  return paid_cents - refunded_cents;
}
