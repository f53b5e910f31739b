import { strictContext } from "@/data/strict-context";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import type { PanelName } from "./panel-name";
import type { ReservationMoves } from "./use-reservation-moves";
import type { ReservationSteps } from "./use-reservation-steps";

/** Values that all parts of a day share. */
interface ReservationsContextValue {
  readonly now: Instant;
  readonly steps: ReservationSteps;
  readonly moves: ReservationMoves;
  /** Opens the panel of a reservation. */
  readonly open: (reservation: StaffReservation, panel: PanelName) => void;
  /** The restaurant to name on a card; null if the page shows only one restaurant. */
  readonly restaurantOf: (reservation: StaffReservation) => Restaurant | null;
}

export const [ReservationsContext, useReservationsContext] =
  strictContext<ReservationsContextValue>(
    "useReservationsContext must be used within the day view",
  );
