import type { Instant } from "../shared/berlin-time";
import type { Reservation } from "./reservation.schema";
import { holdsSeats } from "./reservation-transitions";
import { BUCKET_MS } from "./seat-buckets";

/** Seats given away in the quarter of an hour that begins at an instant. */
export interface QuarterLoad {
  readonly at: Instant;
  readonly taken: number;
}

type Seated = Pick<Reservation, "start_at" | "end_at" | "party_size" | "status">;

/**
 * Load of a day by quarters of an hour, as bookings count it: those in which the restaurant is
 * open, and those that any party sits through anyway.
 * @param open beginnings of the open quarters
 */
export function seatLoad(
  reservations: readonly Seated[],
  open: readonly Instant[],
): readonly QuarterLoad[] {
  const taken = new Map(open.map((at) => [at, 0]));
  for (const { start_at, end_at, party_size, status } of reservations) {
    if (!holdsSeats(status)) continue;
    const first = Math.floor(start_at / BUCKET_MS) * BUCKET_MS;
    for (let at = first; at < end_at; at += BUCKET_MS) {
      taken.set(at, (taken.get(at) ?? 0) + party_size);
    }
  }
  return [...taken]
    .map(([at, seats]) => ({ at, taken: seats }))
    .sort((one, other) => one.at - other.at);
}

/** Seats free during a whole stay; negative where more are given away than there are. */
export function freeSeats(
  load: readonly QuarterLoad[],
  stay: { readonly start_at: Instant; readonly end_at: Instant },
  seats: number,
): number {
  const during = load.filter(({ at }) => at + BUCKET_MS > stay.start_at && at < stay.end_at);
  return seats - Math.max(0, ...during.map(({ taken }) => taken));
}
