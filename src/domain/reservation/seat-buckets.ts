import { type Instant, type LocalDate, MINUTE_MS, toLocal } from "../shared/berlin-time";

/** Length of one bucket; every Berlin quarter of an hour is one of UTC too. */
export const BUCKET_MS = 15 * MINUTE_MS;

const HOUR_MS = 60 * MINUTE_MS;

// Reading the wall clock is slow, and one evening asks for the same quarters hundreds of times.
const buckets = new Map<Instant, SeatBucket>();
const MAX_CACHED_BUCKETS = 20_000;

/** From `start_at` up to, not including, `end_at`. */
export interface Stay {
  readonly start_at: Instant;
  readonly end_at: Instant;
}

/** A party at its table. */
export type SeatedStay = Stay & { readonly party_size: number };

/** One quarter of an hour of one calendar day at the restaurant. */
interface SeatBucket {
  readonly date: LocalDate;
  /** `HH:MM` by the clock; the second pass of the repeated autumn hour ends in `b`. */
  readonly slot: string;
}

/** Seats taken (or added, or given back) per day and bucket. */
export type SeatCounts = ReadonlyMap<LocalDate, Readonly<Record<string, number>>>;

/** Every bucket a stay touches, also past midnight and across a change of the clock. */
function stayBuckets({ start_at, end_at }: Stay): SeatBucket[] {
  const first = Math.floor(start_at / BUCKET_MS) * BUCKET_MS;
  const count = Math.max(0, Math.ceil((end_at - first) / BUCKET_MS));
  return Array.from({ length: count }, (_, index) => bucketAt(first + index * BUCKET_MS));
}

/** Calendar days whose buckets a stay touches. */
export function stayDates(stay: Stay): LocalDate[] {
  return [...new Set(stayBuckets(stay).map(({ date }) => date))];
}

/** Whether a party finds room during its whole stay. */
export function hasRoom(taken: SeatCounts, stay: SeatedStay, seats: number): boolean {
  return stayBuckets(stay).every(
    ({ date, slot }) => (taken.get(date)?.[slot] ?? 0) + stay.party_size <= seats,
  );
}

/**
 * What changes when seats are taken, given back or moved: one set of differences, so that a move
 * never lets go of a seat it keeps. Buckets that stay as they are do not appear.
 */
export function seatChanges(from: SeatedStay | null, to: SeatedStay | null): SeatCounts {
  const changes = new Map<LocalDate, Record<string, number>>();
  const count = (stay: SeatedStay, by: number) => {
    for (const { date, slot } of stayBuckets(stay)) {
      const day = changes.get(date) ?? {};
      day[slot] = (day[slot] ?? 0) + by;
      changes.set(date, day);
    }
  };
  if (from) count(from, -from.party_size);
  if (to) count(to, to.party_size);
  const days = [...changes].map(([date, slots]): [LocalDate, Record<string, number>] => [
    date,
    Object.fromEntries(Object.entries(slots).filter(([, by]) => by !== 0)),
  ]);
  return new Map(days.filter(([, slots]) => Object.keys(slots).length > 0));
}

/** Counts with changes applied. */
export function addSeatCounts(taken: SeatCounts, changes: SeatCounts): SeatCounts {
  const sums = new Map([...taken].map(([date, slots]) => [date, { ...slots }]));
  for (const [date, slots] of changes) {
    const day = sums.get(date) ?? {};
    for (const [slot, by] of Object.entries(slots)) day[slot] = (day[slot] ?? 0) + by;
    sums.set(date, day);
  }
  return sums;
}

function bucketAt(instant: Instant): SeatBucket {
  const known = buckets.get(instant);
  if (known) return known;
  const { date, time } = toLocal(instant);
  const isRepeated = toLocal(instant - HOUR_MS).time === time;
  const bucket = { date, slot: isRepeated ? `${time}b` : time };
  if (buckets.size >= MAX_CACHED_BUCKETS) buckets.clear();
  buckets.set(instant, bucket);
  return bucket;
}
