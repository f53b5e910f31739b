import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import { withEvent } from "../../stored-data/with-event";
import { type Instant, MINUTE_MS } from "../../time/berlin-time";
import type { Reservation, ReservationStatus } from "../reservation.schema";
import { reservationDueAt } from "./reservation-due";
import { nextReservationStatuses, type ReservationActor } from "./reservation-transitions";

/** A reservation can be marked as a no-show this long after its start. */
export const NO_SHOW_AFTER_MS = 15 * MINUTE_MS;

/** A requested change of a reservation's status. */
export interface ReservationStep {
  readonly to: ReservationStatus;
  readonly by: ReservationActor;
  /** The version the caller has seen. */
  readonly version: number;
  readonly now: Instant;
  /** Required for declining. */
  readonly reason?: string | undefined;
}

/** The fields that a step, a move or a note replaces. */
export type ReservationChange = Pick<
  Reservation,
  "status" | "status_at" | "version" | "history" | "updated_at"
> &
  Partial<
    Pick<
      Reservation,
      | "start_at"
      | "end_at"
      | "local_date"
      | "local_time"
      | "party_size"
      | "offer_until"
      | "table_ids"
      | "guest_confirmed_at"
      | "deposit"
      | "pay_by"
      | "payment_status"
    >
  >;

/**
 * Applies one step of the state machine: see docs/rules.md#reservation-states. Refuses, in this
 * order, VERSION_CONFLICT, WRONG_STATE with `current` for a step that does not exist (yet),
 * CANCEL_TOO_LATE for a cancellation by the guest after the start, SLOT_PAST for a lapsed offer, and
 * INVALID for declining without a reason.
 */
export function changeReservationStatus(
  reservation: Reservation,
  step: ReservationStep,
): Result<ReservationChange, Refusal> {
  if (step.version !== reservation.version) return err(refusal("VERSION_CONFLICT"));
  const refused = stepRefusal(reservation, step);
  if (refused) return err(refused);
  const { to, by, now } = step;
  const reason = step.reason?.trim();
  return ok({
    status: to,
    status_at: { ...reservation.status_at, [to]: now },
    ...withEvent(reservation, { status: to, at: now, by, ...(reason ? { reason } : {}) }),
  });
}

/** Whether the creator may still cancel. */
export function canCancelReservation(
  { status, start_at }: Pick<Reservation, "status" | "start_at">,
  now: Instant,
): boolean {
  return nextReservationStatuses(status, "guest").includes("cancelled") && now < start_at;
}

function stepRefusal(reservation: Reservation, step: ReservationStep): Refusal | null {
  const { status } = reservation;
  const { to, by, now } = step;
  const wrongState = refusal("WRONG_STATE", { current: status });
  if (!nextReservationStatuses(status, by).includes(to)) return wrongState;
  if (by === "guest") {
    if (to === "cancelled") {
      return now < reservation.start_at ? null : refusal("CANCEL_TOO_LATE");
    }
    return now < (reservation.offer_until ?? 0) ? null : refusal("SLOT_PAST");
  }
  if (to === "no_show" && now < reservation.start_at + NO_SHOW_AFTER_MS) return wrongState;
  // The step `expired` exists only in states that wait for an answer.
  if (to === "expired" && now < (reservationDueAt(reservation) ?? now)) return wrongState;
  return to === "declined" && !step.reason?.trim() ? refusal("INVALID", { field: "reason" }) : null;
}
