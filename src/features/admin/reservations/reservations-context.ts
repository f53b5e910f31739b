import { strictContext } from "@/data/strict-context";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { Instant } from "@/domain/shared/berlin-time";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { ReservationSteps } from "./card/use-reservation-steps";

/** A note that is being written. */
export interface NoteDraft {
  readonly text: string;
  /** The reservation its writer has seen; null once a refusal has shown the present one. */
  readonly seen: Reservation | null;
  readonly hasFocus: boolean;
}

/**
 * Notes being written, by reservation. An entry is drawn anew when somebody else moves it to
 * another group, and its note goes on there. No state: nothing but the note itself shows it.
 */
export type NoteDrafts = Map<string, NoteDraft>;

/** What every entry needs to know besides its reservation. */
interface ReservationsContextValue {
  readonly now: Instant;
  readonly steps: ReservationSteps;
  readonly notes: NoteDrafts;
  /** The restaurant to name on the entry; null where all are of the same one. */
  readonly restaurantOf: (reservation: Reservation) => Restaurant | null;
}

const [ReservationsContext, useReservationsContextValue] = strictContext<ReservationsContextValue>(
  "useReservationsContext must be used within the day view",
);

export { ReservationsContext };

/** The tools of the day around an entry. */
export const useReservationsContext = useReservationsContextValue;
