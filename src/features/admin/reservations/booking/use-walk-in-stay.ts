import { findPlace, seatPlanOf } from "@/domain/reservation/seating/find-place";
import { BUCKET_MS } from "@/domain/reservation/seats/seat-buckets";
import { stayFrom } from "@/domain/reservation/times/bookable-times";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatTime } from "@/domain/text/format";
import { toLocal } from "@/domain/time/berlin-time";
import { useReservationsContext } from "../context/reservations-context";
import { useSeating } from "../context/use-seating";

/** The stay of a party that is seated now. */
interface WalkInStay {
  readonly date: string;
  /** Start of the current quarter of an hour, `HH:MM`. */
  readonly time: string;
  /** End, `HH:MM`. */
  readonly until: string;
  /** Whether there is a place during the whole stay. */
  readonly hasRoom: boolean;
}

/** Returns the stay of walk-ins by party size. */
export function useWalkInStay(restaurant: Restaurant): (partySize: number) => WalkInStay {
  const { now } = useReservationsContext();
  const seating = useSeating(restaurant);
  return (partySize) => {
    const start = Math.floor(now / BUCKET_MS) * BUCKET_MS;
    const stay = stayFrom(seating, start, partySize);
    const { date, time } = toLocal(start);
    const hasRoom = findPlace(seatPlanOf(restaurant), seating, stay) !== null;
    return { date, time, until: formatTime(stay.end_at), hasRoom };
  };
}
