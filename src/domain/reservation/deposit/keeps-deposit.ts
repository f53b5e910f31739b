import type { Reservation } from "../reservation.schema";
import { holdsSeats } from "../steps/reservation-transitions";

/**
 * Whether the restaurant keeps a paid deposit: the table is held or was used, the party did not come, or
 * the guest cancelled too late. Any other end gives it back in full, and so does an end before
 * the payment.
 */
export function keepsDeposit({
  status,
  status_at,
  deposit,
  history,
}: Pick<Reservation, "status" | "status_at" | "deposit" | "history">): boolean {
  if (holdsSeats(status) || status === "completed" || status === "no_show") return true;
  const wasBooked = status_at.confirmed !== undefined || status_at.requested !== undefined;
  const last = history.at(-1);
  if (status !== "cancelled" || !wasBooked || last?.by !== "guest" || !deposit) return false;
  return last.at > deposit.free_until;
}
