import { useMemo } from "react";
import { useReservationDay } from "@/data/staff/reservation-day-provider";
import { freeStarts } from "@/domain/reservation/booking/staff-place";
import type { TableRequest } from "@/domain/reservation/reservation-requests.schema";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import { BUCKET_MS } from "@/domain/reservation/seats/seat-buckets";
import { freeSeats, seatLoad } from "@/domain/reservation/seats/seat-load";
import { stayFrom } from "@/domain/reservation/times/bookable-times";
import { openQuarters } from "@/domain/reservation/times/staff-booking-times";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { toLocal } from "@/domain/time/berlin-time";
import { useReservationsContext } from "../context/reservations-context";
import { useSeating } from "../context/use-seating";

/** A start of the day that is not over. */
interface TimeChoice {
  /** Local `HH:MM`. */
  readonly time: string;
  /** Seats free during the whole stay, 0 if no table is; null on days that the page does not show. */
  readonly free: number | null;
}

/**
 * Starts in opening hours for a party.
 * @param movedId a reservation that is moved: its own seats and table count as free
 */
export function useTimeChoices(
  restaurant: Restaurant,
  { date, party_size }: Pick<TableRequest, "date" | "party_size">,
  movedId?: string,
): readonly TimeChoice[] {
  const { now } = useReservationsContext();
  const { date: shownDate } = useReservationDay();
  const seating = useSeating(restaurant, movedId);
  return useMemo(() => {
    const open = openQuarters(seating, date).filter((at) => at + BUCKET_MS > now);
    if (date !== shownDate) return open.map((at) => ({ time: toLocal(at).time, free: null }));
    // The current quarter can be booked, too.
    const starts = new Set(freeStarts(seating, { date, party_size }, now - BUCKET_MS + 1));
    const load = seatLoad(
      seating.held.map((stay) => ({ ...stay, status: "confirmed" })),
      open,
    );
    const { seats } = reservationPolicyOf(restaurant);
    return open.map((at) => {
      const left = freeSeats(load, stayFrom(seating, at, party_size), seats);
      return { time: toLocal(at).time, free: starts.has(at) ? left : 0 };
    });
  }, [seating, restaurant, date, shownDate, party_size, now]);
}

/** The first time that has a place for the party; null if there is none. */
export function firstFreeTime(choices: readonly TimeChoice[]): string | null {
  return choices.find(({ free }) => free !== null && free > 0)?.time ?? null;
}
