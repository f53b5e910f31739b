import { useCallback } from "react";
import type { DayException } from "@/domain/availability/availability.schema";
import type { StaffReservation } from "@/domain/reservation/reservation-note.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { LiveListener } from "@/firebase/connection/live";
import { watchReservationRange } from "@/firebase/repos/reservation-day-repo";
import type { LiveList } from "../live-list";
import { useMergedLists } from "../use-merged-lists";
import { useAvailabilities } from "./use-availabilities";

/** The first and the last day, both included. */
interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Follows all reservations of some days, without the team's notes, and the opening hours. */
export function useReservationWeek(
  restaurants: readonly Restaurant[],
  { from, to }: DateRange,
): {
  readonly list: LiveList<StaffReservation>;
  readonly restaurants: readonly {
    readonly restaurant: Restaurant;
    readonly exceptions: readonly DayException[];
  }[];
} {
  const restoKeys = restaurants.map(({ key }) => key);
  const watch = useCallback(
    (restoKey: string, listener: LiveListener<readonly StaffReservation[]>) =>
      watchReservationRange({ restoKey, from, to }, listener),
    [from, to],
  );
  const list = useMergedLists(restoKeys, watch);
  const availabilityOf = useAvailabilities(restoKeys);
  return {
    list,
    restaurants: restaurants.map((restaurant) => ({
      restaurant,
      exceptions: availabilityOf(restaurant.key)?.exceptions ?? [],
    })),
  };
}
