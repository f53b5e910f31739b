import { findPlace, seatPlanOf } from "@/domain/reservation/seating/find-place";
import { BUCKET_MS } from "@/domain/reservation/seats/seat-buckets";
import { stayFrom } from "@/domain/reservation/times/bookable-times";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatTime } from "@/domain/text/format";
import { type Instant, toLocal } from "@/domain/time/berlin-time";
import { useReservationsContext } from "../context/reservations-context";
import { useSeating } from "../context/use-seating";

/** The stay of a party that is seated now. */
export interface WalkInStay {
  readonly date: string;
  /** Start of the current quarter of an hour, `HH:MM`. */
  readonly time: string;
  /** End, `HH:MM`. */
  readonly until: string;
  /** Whether there is a place during the whole stay. */
  readonly hasRoom: boolean;
  /** If there is none: the first time of the next hours with a place, `HH:MM`; null without one. */
  readonly freeFrom: string | null;
}

/** The quarters of an hour for which a party would wait: two hours. */
const WAITS_MS = Array.from({ length: 8 }, (_, index) => (index + 1) * BUCKET_MS);

/** Returns the stay of walk-ins by party size. */
export function useWalkInStay(restaurant: Restaurant): (partySize: number) => WalkInStay {
  const { now } = useReservationsContext();
  const seating = useSeating(restaurant);
  return (partySize) => {
    const start = Math.floor(now / BUCKET_MS) * BUCKET_MS;
    const plan = seatPlanOf(restaurant);
    const fits = (at: Instant) =>
      findPlace(plan, seating, stayFrom(seating, at, partySize)) !== null;
    const { date, time } = toLocal(start);
    const hasRoom = fits(start);
    const later = hasRoom ? undefined : WAITS_MS.map((wait) => start + wait).find(fits);
    const freeFrom = later === undefined ? null : formatTime(later);
    const until = formatTime(stayFrom(seating, start, partySize).end_at);
    return { date, time, until, hasRoom, freeFrom };
  };
}
