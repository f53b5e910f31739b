import type { Reservation, ReservationStatus } from "./reservation.schema";

/** Who changes a reservation: its creator, the restaurant's people, the schedule. */
export type ReservationActor = Reservation["history"][number]["by"];

const FINAL: ReadonlySet<ReservationStatus> = new Set<ReservationStatus>([
  "completed",
  "declined",
  "expired",
  "cancelled",
  "no_show",
]);

/** Whether nothing can follow (contract section 5). */
export function isFinalReservation(status: ReservationStatus): boolean {
  return FINAL.has(status);
}

/** Whether seats are held: from the request (or the offer) on until any final state. */
export function holdsSeats(status: ReservationStatus): boolean {
  return status !== "waiting" && !FINAL.has(status);
}

const STEPS: Record<
  ReservationActor,
  Partial<Record<ReservationStatus, readonly ReservationStatus[]>>
> = {
  guest: {
    waiting: ["cancelled"],
    offered: ["requested", "confirmed", "cancelled"],
    requested: ["cancelled"],
    confirmed: ["cancelled"],
  },
  system: { waiting: ["offered", "expired"], offered: ["expired"], requested: ["expired"] },
  staff: {
    waiting: ["cancelled"],
    offered: ["cancelled"],
    requested: ["confirmed", "declined", "seated", "cancelled", "no_show"],
    confirmed: ["seated", "cancelled", "no_show"],
    seated: ["completed"],
  },
};

/** Steps one actor has from a status, whatever the time is. */
export function nextReservationStatuses(
  status: ReservationStatus,
  by: ReservationActor,
): readonly ReservationStatus[] {
  return STEPS[by][status] ?? [];
}
