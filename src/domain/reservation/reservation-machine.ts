import { type Instant, MINUTE_MS } from "../shared/berlin-time";
import { type Refusal, refusal } from "../shared/refusal";
import { err, ok, type Result } from "../shared/result";
import type { Reservation, ReservationStatus } from "./reservation.schema";
import { nextReservationStatuses, type ReservationActor } from "./reservation-transitions";

/** A party that has not come by then after its start may be called a no-show. */
export const NO_SHOW_AFTER_MS = 15 * MINUTE_MS;

/** How long a request waits for the restaurant's answer, at most until its start. */
export const REQUEST_ANSWER_MS = 24 * 60 * MINUTE_MS;

/** One requested step of a reservation. */
export interface ReservationStep {
  readonly to: ReservationStatus;
  readonly by: ReservationActor;
  /** The version the caller has seen. */
  readonly version: number;
  readonly now: Instant;
  /** Required for declining. */
  readonly reason?: string | undefined;
}

/** The fields a step or a move replaces. */
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
      | "staff_note"
    >
  >;

/**
 * One step of the reservation machine (contract section 5). Refuses with VERSION_CONFLICT before
 * anything else, then WRONG_STATE with `current` for a step that does not exist (or not yet),
 * CANCEL_TOO_LATE for a guest's cancellation from the start on, SLOT_PAST for an offer that has
 * lapsed, INVALID for declining without a reason.
 */
export function changeReservationStatus(
  reservation: Reservation,
  step: ReservationStep,
): Result<ReservationChange, Refusal> {
  if (step.version !== reservation.version) return err(refusal("VERSION_CONFLICT"));
  const problem = stepProblem(reservation, step);
  if (problem) return err(problem);
  const { to, by, now } = step;
  const reason = step.reason?.trim();
  const version = reservation.version + 1;
  return ok({
    status: to,
    status_at: { ...reservation.status_at, [to]: now },
    version,
    history: [
      ...reservation.history,
      { version, status: to, at: now, by, ...(reason ? { reason } : {}) },
    ],
    updated_at: now,
  });
}

/** Whether the creator may still cancel: until the start. */
export function canCancelReservation(
  { status, start_at }: Pick<Reservation, "status" | "start_at">,
  now: Instant,
): boolean {
  return nextReservationStatuses(status, "guest").includes("cancelled") && now < start_at;
}

function stepProblem(reservation: Reservation, step: ReservationStep): Refusal | null {
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
  if (to === "expired" && now < expiresAt(reservation)) return wrongState;
  return to === "declined" && !step.reason?.trim() ? refusal("INVALID", { field: "reason" }) : null;
}

/** When the schedule may expire what nobody has answered. */
export function expiresAt({
  status,
  created_at,
  start_at,
  offer_until,
}: Pick<Reservation, "status" | "created_at" | "start_at" | "offer_until">): Instant {
  if (status === "offered") return offer_until ?? start_at;
  return status === "requested" ? Math.min(created_at + REQUEST_ANSWER_MS, start_at) : start_at;
}
