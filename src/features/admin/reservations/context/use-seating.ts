import { useMemo } from "react";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { seatingOf } from "./seating-of";

/**
 * The facts about a restaurant's day that the booking rules need.
 * @param movedId a reservation that is moved: its own seats and table count as free
 */
export function useSeating(restaurant: Restaurant, movedId?: string) {
  const { reservations, availabilityOf } = useReservationDay();
  const { exceptions } = availabilityOf(restaurant.key);
  return useMemo(() => {
    const others = reservations.items.filter(
      ({ id, resto_key }) => resto_key === restaurant.key && id !== movedId,
    );
    return seatingOf({ restaurant, availability: { exceptions } }, others);
  }, [restaurant, exceptions, reservations.items, movedId]);
}
