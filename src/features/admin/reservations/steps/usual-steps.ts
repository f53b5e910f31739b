import type { ReservationStatus } from "@/domain/reservation/reservation.schema";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import { NO_SHOW_AFTER_MS } from "@/domain/reservation/steps/reservation-machine";
import { nextReservationStatuses } from "@/domain/reservation/steps/reservation-transitions";
import { type Instant, toLocal } from "@/domain/time/berlin-time";

/** The steps that staff can take with a reservation now. */
interface UsualSteps {
  /** The usual next step; null if there is none yet. */
  readonly main: "confirmed" | "seated" | "completed" | null;
  /** Whether guests of an unanswered request may be seated at once. */
  readonly canSeatToo: boolean;
  readonly canMarkNoShow: boolean;
  readonly canChange: boolean;
  readonly canDecline: boolean;
  readonly canCancel: boolean;
}

/** Staff seat guests only on the day itself, and mark no-shows from 15 minutes after the start. */
export function usualSteps(
  { status, start_at, local_date }: StaffReservation,
  now: Instant,
): UsualSteps {
  const next: readonly ReservationStatus[] = nextReservationStatuses(status, "staff");
  const canSeat = next.includes("seated") && toLocal(now).date === local_date;
  const first = next.find((to) => to === "confirmed" || to === "completed");
  return {
    main: first ?? (canSeat ? "seated" : null),
    canSeatToo: canSeat && first !== undefined,
    canMarkNoShow: next.includes("no_show") && now >= start_at + NO_SHOW_AFTER_MS,
    canChange: status === "requested" || status === "confirmed",
    canDecline: next.includes("declined"),
    canCancel: next.includes("cancelled"),
  };
}
