import type { ReactNode } from "react";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { LocalDate } from "@/domain/time/berlin-time";
import type { LiveList } from "../live-list";
import { strictContext } from "../strict-context";
import { useNotedReservations } from "../use-noted-reservations";
import { useAvailabilities } from "./use-availabilities";

/** The reservations of one day at some restaurants, with the data needed to assign tables. */
interface ReservationDay {
  readonly date: LocalDate;
  /**
   * All open reservations with the team's notes, then finished ones, each restaurant's sorted by
   * start; `hasMore` is about the finished ones.
   */
  readonly reservations: LiveList<StaffReservation>;
  /** Reads more of the finished reservations. */
  readonly showMoreFinished: () => void;
  readonly restaurants: readonly Restaurant[];
  /** A restaurant's availability, for its closures; empty until it is known. */
  readonly availabilityOf: (restoKey: string) => Availability;
}

const [ReservationDayContext, useReservationDayContext] = strictContext<ReservationDay>(
  "useReservationDay must be used within a ReservationDayProvider",
);

export const useReservationDay = useReservationDayContext;

/**
 * Follows one day for its children. Give it a `key` made of day and restaurants, so that it never
 * shows another day's list.
 */
export function ReservationDayProvider(props: {
  date: LocalDate;
  restaurants: readonly Restaurant[];
  children: ReactNode;
}) {
  const { date, restaurants, children } = props;
  const restoKeys = restaurants.map(({ key }) => key);
  const { reservations, showMoreFinished } = useNotedReservations(restoKeys, date);
  const knownAvailabilityOf = useAvailabilities(restoKeys);
  const availabilityOf = (restoKey: string) =>
    knownAvailabilityOf(restoKey) ?? DEFAULT_AVAILABILITY;
  return (
    <ReservationDayContext
      value={{ date, reservations, showMoreFinished, restaurants, availabilityOf }}
    >
      {children}
    </ReservationDayContext>
  );
}
