import type { Reservation, ReservationStatus } from "../reservation.schema";

/** Author of a step: the creator (`guest`), a staff member, or the schedule (`system`). */
export type ReservationActor = Reservation["history"][number]["by"];

const FINAL: ReadonlySet<ReservationStatus> = new Set<ReservationStatus>([
  "completed",
  "declined",
  "expired",
  "cancelled",
  "no_show",
  "unpaid",
]);

/** Whether no step can follow. */
export function isFinalReservation(status: ReservationStatus): boolean {
  return FINAL.has(status);
}

/** Whether a reservation holds seats: in every status except `waiting` and the final ones. */
export function holdsSeats(status: ReservationStatus): boolean {
  return status !== "waiting" && !FINAL.has(status);
}

const STEPS: Record<
  ReservationActor,
  Partial<Record<ReservationStatus, readonly ReservationStatus[]>>
> = {
  guest: {
    awaiting_payment: ["cancelled"],
    waiting: ["cancelled"],
    offered: ["requested", "confirmed", "cancelled"],
    requested: ["cancelled"],
    confirmed: ["cancelled"],
  },
  system: { waiting: ["offered", "expired"], offered: ["expired"], requested: ["expired"] },
  staff: {
    awaiting_payment: ["cancelled"],
    waiting: ["offered", "cancelled"],
    offered: ["cancelled"],
    requested: ["confirmed", "declined", "seated", "cancelled", "no_show"],
    confirmed: ["seated", "cancelled", "no_show"],
    seated: ["completed"],
  },
};

/** Steps that a deposit causes (`depositPaid`, `depositMissed`), also after the time to pay. */
export const DEPOSIT_STEPS: Partial<Record<ReservationStatus, readonly ReservationStatus[]>> = {
  awaiting_payment: ["requested", "confirmed", "unpaid"],
  unpaid: ["requested", "confirmed"],
};

/** Steps an actor can take from a status, apart from {@link DEPOSIT_STEPS}; deadlines are checked elsewhere. */
export function nextReservationStatuses(
  status: ReservationStatus,
  by: ReservationActor,
): readonly ReservationStatus[] {
  return STEPS[by][status] ?? [];
}
