import { dayRefusal, lastDate, tableTimes } from "@/domain/reservation/bookable-times";
import type { AvailableTablesAnswer } from "@/domain/reservation/reservation-answers.schema";
import type { AvailableTablesRequest } from "@/domain/reservation/reservation-requests.schema";
import type { SeatCounts } from "@/domain/reservation/seat-buckets";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { addDays, type Instant, type LocalDate, toLocal } from "@/domain/time/berlin-time";
import { readSeatCounts } from "../capacity/capacity-store";
import { type RestaurantWith, readRestaurant } from "../restaurants/restaurant-store";
import { cachedReader } from "../runtime/cached-reader-store";

/** Number of days in which the next free table is searched. */
const LOOK_AHEAD_DAYS = 14;
/** Days read at a time: most searches end in the first few. */
const DAYS_PER_READ = 3;

/**
 * Bookable times of a day, each free or not, and the next free time if the day has none. Reads
 * through the cache, and each day's capacity once.
 */
export async function findTables(
  { resto_key, ...request }: AvailableTablesRequest,
  now: Instant,
): Promise<Result<AvailableTablesAnswer, Refusal>> {
  const stored = await readRestaurant(resto_key, ["availability"], cachedReader);
  if (!stored) return err(refusal("NOT_FOUND"));
  const problem = dayRefusal(stored, request, now);
  const days = problem ? [] : [request.date, addDays(request.date, 1)];
  const taken = await readSeatCounts(resto_key, days, cachedReader);
  const times = problem ? [] : tableTimes(stored, request, taken, now);
  const hasFree = times.some(({ free }) => free);
  return ok({
    times: times.map(({ start_at, free }) => ({ time: toLocal(start_at).time, start_at, free })),
    refusal: problem,
    next_at: hasFree ? null : await nextFree(stored, request, { taken, now }),
    server_time: now,
  });
}

async function nextFree(
  stored: RestaurantWith<"availability">,
  { date, party_size }: Omit<AvailableTablesRequest, "resto_key">,
  { taken, now }: { taken: SeatCounts; now: Instant },
): Promise<Instant | null> {
  const today = toLocal(now).date;
  const first = date < today ? today : addDays(date, 1);
  if (!stored.restaurant.reservation || first > lastDate(stored, now)) return null;
  let known = taken;
  for (let offset = 0; offset < LOOK_AHEAD_DAYS; offset += DAYS_PER_READ) {
    const count = Math.min(DAYS_PER_READ, LOOK_AHEAD_DAYS - offset);
    const days = Array.from({ length: count }, (_, index) => addDays(first, offset + index));
    const open = days.filter((day) => !dayRefusal(stored, { date: day, party_size }, now));
    known = await withDays(stored.restaurant.key, known, open);
    for (const day of open) {
      const times = tableTimes(stored, { date: day, party_size }, known, now);
      const free = times.find((time) => time.free);
      if (free) return free.start_at;
    }
  }
  return null;
}

/** Adds the counts of these days and of the days after them, into which a stay may run. */
async function withDays(
  key: string,
  known: SeatCounts,
  days: readonly LocalDate[],
): Promise<SeatCounts> {
  const needed = new Set(days.flatMap((day) => [day, addDays(day, 1)]));
  const missing = [...needed].filter((day) => !known.has(day));
  return new Map([...known, ...(await readSeatCounts(key, missing, cachedReader))]);
}
