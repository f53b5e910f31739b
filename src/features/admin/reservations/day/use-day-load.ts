import { useMemo } from "react";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import { type QuarterLoad, seatLoad } from "@/domain/reservation/seats/seat-load";
import { openQuarters } from "@/domain/reservation/times/staff-booking-times";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";

/** Seats of a restaurant taken in each quarter of an hour of the day. */
export function useDayLoad(restaurant: Restaurant): readonly QuarterLoad[] {
  const { date, reservations, availabilityOf } = useReservationDay();
  const { exceptions } = availabilityOf(restaurant.key);
  return useMemo(() => {
    const theirs = reservations.items.filter(({ resto_key }) => resto_key === restaurant.key);
    return seatLoad(theirs, openQuarters({ restaurant, availability: { exceptions } }, date));
  }, [restaurant, reservations.items, exceptions, date]);
}
