import { strictContext } from "@/data/strict-context";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import type { ReservationSteps } from "./card/use-reservation-steps";

/** A note of the team that is being edited. */
export interface NoteDraft {
  readonly text: string;
  /** The reservation when editing began; null after a refusal, when the current one is shown. */
  readonly seen: StaffReservation | null;
  readonly hasFocus: boolean;
}

/**
 * Notes being edited, by reservation id. They survive the remount of a card that moves to another
 * group. Not React state, because only the open panel shows them.
 */
export type NoteDrafts = Map<string, NoteDraft>;

/** Values that all cards share. */
interface ReservationsContextValue {
  readonly now: Instant;
  readonly steps: ReservationSteps;
  readonly notes: NoteDrafts;
  /** The restaurant to name on a card; null if the page shows only one restaurant. */
  readonly restaurantOf: (reservation: StaffReservation) => Restaurant | null;
}

const [ReservationsContext, useReservationsContextValue] = strictContext<ReservationsContextValue>(
  "useReservationsContext must be used within the day view",
);

export { ReservationsContext };

/** @throws outside of the day view */
export const useReservationsContext = useReservationsContextValue;
