import { HOUR_MS, type Instant, type LocalDate, MINUTE_MS, toLocal } from "../../time/berlin-time";

/** Length of one bucket. Quarters of an hour in Berlin are quarters of an hour in UTC. */
export const BUCKET_MS = 15 * MINUTE_MS;

// Converting to local time is slow, and the same buckets are needed hundreds of times.
const buckets = new Map<Instant, SeatBucket>();
const MAX_CACHED_BUCKETS = 20_000;

/** Half-open: includes `start_at`, excludes `end_at`. */
export interface Stay {
  readonly start_at: Instant;
  readonly end_at: Instant;
}

/** A stay and the seats it takes. */
export type SeatedStay = Stay & { readonly party_size: number };

/** One quarter of an hour of one local date. */
interface SeatBucket {
  readonly date: LocalDate;
  /** Local `HH:MM`; `HH:MMb` in the second pass of the repeated hour in autumn. */
  readonly slot: string;
}

/** Number of seats by date and bucket; also used for differences. */
export type SeatCounts = ReadonlyMap<LocalDate, Readonly<Record<string, number>>>;

/** Every bucket a stay overlaps, also past midnight and across clock changes. */
function stayBuckets({ start_at, end_at }: Stay): SeatBucket[] {
  const first = Math.floor(start_at / BUCKET_MS) * BUCKET_MS;
  const count = Math.max(0, Math.ceil((end_at - first) / BUCKET_MS));
  return Array.from({ length: count }, (_, index) => bucketAt(first + index * BUCKET_MS));
}

/** Local dates whose buckets a stay overlaps. */
export function stayDates(stay: Stay): LocalDate[] {
  return [...new Set(stayBuckets(stay).map(({ date }) => date))];
}

/** Whether there is room for a party during its whole stay. */
export function hasRoom(taken: SeatCounts, stay: SeatedStay, seats: number): boolean {
  return stayBuckets(stay).every(
    ({ date, slot }) => (taken.get(date)?.[slot] ?? 0) + stay.party_size <= seats,
  );
}

/** Whether no bucket in which seats are added would exceed the limit. */
export function fitsWithin(taken: SeatCounts, changes: SeatCounts, limit: number): boolean {
  return [...changes].every(([date, slots]) =>
    Object.entries(slots).every(
      ([slot, by]) => by <= 0 || (taken.get(date)?.[slot] ?? 0) + by <= limit,
    ),
  );
}

/**
 * Differences of the seat counts when seats are taken (`from` null), released (`to` null) or moved. A
 * move is one set of differences, so that it never releases a seat it keeps. Unchanged buckets are
 * left out.
 */
export function seatChanges(from: SeatedStay | null, to: SeatedStay | null): SeatCounts {
  const changes = new Map<LocalDate, Record<string, number>>();
  if (from) countSeats(changes, from, -from.party_size);
  if (to) countSeats(changes, to, to.party_size);
  const days = [...changes].map(([date, slots]): [LocalDate, Record<string, number>] => [
    date,
    Object.fromEntries(Object.entries(slots).filter(([, by]) => by !== 0)),
  ]);
  return new Map(days.filter(([, slots]) => Object.keys(slots).length > 0));
}

/** Adds seats to every bucket of a stay. Changes the counts: copying them for each stay is slow. */
export function countSeats(
  counts: Map<LocalDate, Record<string, number>>,
  stay: Stay,
  by: number,
): void {
  for (const { date, slot } of stayBuckets(stay)) {
    const day = counts.get(date) ?? {};
    day[slot] = (day[slot] ?? 0) + by;
    counts.set(date, day);
  }
}

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
