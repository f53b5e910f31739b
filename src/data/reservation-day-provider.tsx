import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import type { LocalDate } from "@/domain/shared/berlin-time";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { LiveListener } from "@/firebase/connection/live";
import { readRestaurant } from "@/firebase/repos/restaurant-repo";
import { RESERVATION_DAY_LIMIT, watchReservationDay } from "@/firebase/repos/reservation-day-repo";
import { useMergedLists } from "./use-merged-lists";
import { useAvailabilities } from "./use-availabilities";
import type { LiveList } from "./live-list";
import { strictContext } from "./strict-context";

/** The reservations of one day at some restaurants, and what decides about their tables. */
interface ReservationDay {
  readonly date: LocalDate;
  /** Whatever became of them, each restaurant's by start. */
  readonly reservations: LiveList<Reservation>;
  /** Whether a restaurant has more of them than are read. */
  readonly isFull: boolean;
  /** Records as they are stored now, in the order of the restaurants. */
  readonly restaurants: readonly Restaurant[];
  /** Exceptions of the day among the live switches of a restaurant; none until they are known. */
  readonly switchesOf: (restoKey: string) => Availability;
}

const [TableDayContext, useTableDayContext] = strictContext<ReservationDay>(
  "useReservationDay must be used within a ReservationDayProvider",
);

/** The day's reservations, live. */
export const useReservationDay = useTableDayContext;

/**
 * Follows one day for everything inside it. Give it a `key` of day and restaurants, so that no
 * frame shows another day's list.
 */
export function ReservationDayProvider(props: {
  date: LocalDate;
  restaurants: readonly Restaurant[];
  children: ReactNode;
}) {
  const { date, children } = props;
  const joinedKeys = props.restaurants.map(({ key }) => key).join(" ");
  const watch = useCallback(
    (restoKey: string, listener: LiveListener<readonly Reservation[]>) =>
      watchReservationDay({ restoKey, date }, listener),
    [date],
  );
  const reservations = useMergedLists(joinedKeys, watch);
  const restaurants = useStoredRestaurants(props.restaurants);
  const knownSwitchesOf = useAvailabilities(joinedKeys);
  const switchesOf = (restoKey: string) => knownSwitchesOf(restoKey) ?? DEFAULT_AVAILABILITY;
  const isFull = restaurants.some(
    ({ key }) =>
      reservations.items.filter(({ resto_key }) => resto_key === key).length >=
      RESERVATION_DAY_LIMIT,
  );
  return (
    <TableDayContext value={{ date, reservations, isFull, restaurants, switchesOf }}>
      {children}
    </TableDayContext>
  );
}

/** Stored records in place of those the page was built with, as soon as they are read. */
function useStoredRestaurants(known: readonly Restaurant[]): readonly Restaurant[] {
  const [stored, setStored] = useState<Readonly<Record<string, Restaurant>>>({});
  // Once for each set of restaurants: the provider's key changes with them.
  const [first] = useState(known);
  useEffect(() => {
    let isOver = false;
    for (const restaurant of first) {
      readRestaurant(restaurant).then(
        (record) => {
          if (record && !isOver) setStored((others) => ({ ...others, [record.key]: record }));
        },
        (fault: unknown) => console.warn("stored record unavailable", fault),
      );
    }
    return () => {
      isOver = true;
    };
  }, [first]);
  return known.map((restaurant) => stored[restaurant.key] ?? restaurant);
}
