import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import { withEvent } from "../../stored-data/with-event";
import { type Instant, MINUTE_MS } from "../../time/berlin-time";
import type { DepositTerms } from "../deposit.schema";
import type { Reservation, ReservationStatus } from "../reservation.schema";
import type { Place } from "../seating/find-place";
import type { ReservationChange } from "../steps/reservation-machine";
import { DEPOSIT_STEPS } from "../steps/reservation-transitions";
import { freeUntil } from "./deposit-terms";

/** How long a table is held for a deposit that is not paid yet. */
const PAY_WITHIN_MS = 10 * MINUTE_MS;

/** A new reservation that waits for its deposit. It holds its table meanwhile. */
export function awaitingDeposit(
  reservation: Reservation,
  terms: DepositTerms,
  now: Instant,
): Reservation {
  const status = "awaiting_payment";
  return {
    ...reservation,
    status,
    status_at: { [status]: now },
    history: [{ version: 1, status, at: now, by: "guest" }],
    deposit: { ...terms, free_until: freeUntil(terms, reservation.start_at) },
    pay_by: now + PAY_WITHIN_MS,
    payment_status: "open",
  };
}

/**
 * Books a reservation whose deposit is paid. An `unpaid` one, whose time to pay was over, needs a place
 * anew. Refuses WRONG_STATE in any other status, and SLOT_PAST from the start on.
 */
export function depositPaid(
  reservation: Reservation,
  { auto_confirm, place }: { readonly auto_confirm: boolean; readonly place: Place },
  now: Instant,
): Result<ReservationChange, Refusal> {
  const to = auto_confirm ? "confirmed" : "requested";
  if (!DEPOSIT_STEPS[reservation.status]?.includes(to)) return wrongState(reservation);
  if (now >= reservation.start_at) return err(refusal("SLOT_PAST"));
  return ok({ ...step(reservation, to, now), ...place, pay_by: null });
}

/**
 * Ends a reservation whose time to pay is over. Only once no payment can come in any more: the provider's
 * page must be closed before. Refuses WRONG_STATE before that time and in any other status.
 */
export function depositMissed(
  reservation: Reservation,
  now: Instant,
): Result<ReservationChange, Refusal> {
  const { status, pay_by, created_at } = reservation;
  const isWaiting = DEPOSIT_STEPS[status]?.includes("unpaid");
  if (!isWaiting || now < (pay_by ?? created_at)) return wrongState(reservation);
  return ok({ ...step(reservation, "unpaid", now), pay_by: null, payment_status: "lapsed" });
}

function step(reservation: Reservation, status: ReservationStatus, now: Instant) {
  return {
    status,
    status_at: { ...reservation.status_at, [status]: now },
    ...withEvent(reservation, { status, at: now, by: "system" as const }),
  };
}

function wrongState({ status }: Reservation): Result<never, Refusal> {
  return err(refusal("WRONG_STATE", { current: status }));
}
