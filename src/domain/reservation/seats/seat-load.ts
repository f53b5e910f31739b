import type { Instant } from "../../time/berlin-time";
import type { Reservation } from "../reservation.schema";
import { holdsSeats } from "../steps/reservation-transitions";
import { BUCKET_MS } from "./seat-buckets";

/** Seats taken in the quarter of an hour that starts at `at`. */
export interface QuarterLoad {
  readonly at: Instant;
  readonly taken: number;
}

type Seated = Pick<Reservation, "start_at" | "end_at" | "party_size" | "status">;

/**
 * Seats taken on a day per quarter of an hour: all quarters in opening hours, and others that a stay
 * overlaps.
 * @param open starts of the quarters in opening hours
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

/** Seats free during a whole stay; negative if overbooked. */
export function freeSeats(
  load: readonly QuarterLoad[],
  stay: { readonly start_at: Instant; readonly end_at: Instant },
  seats: number,
): number {
  const during = load.filter(({ at }) => at + BUCKET_MS > stay.start_at && at < stay.end_at);
  return seats - Math.max(0, ...during.map(({ taken }) => taken));
}
