import { dayRefusal, lastDate, tableTimes } from "@/domain/reservation/bookable-times";
import type { AvailableTablesAnswer } from "@/domain/reservation/reservation-answers.schema";
import type { AvailableTablesRequest } from "@/domain/reservation/reservation-requests.schema";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { addDays, type Instant, toLocal } from "@/domain/time/berlin-time";
import { readSeatCounts } from "../capacity/capacity-store";
import { type RestaurantWith, readRestaurant } from "../restaurants/restaurant-store";

/** Number of days in which the next free table is searched. */
const LOOK_AHEAD_DAYS = 14;

/** Bookable times of a day, each free or not, and the next free time if the day has none. */
export async function findTables(
  { resto_key, ...request }: AvailableTablesRequest,
  now: Instant,
): Promise<Result<AvailableTablesAnswer, Refusal>> {
  const stored = await readRestaurant(resto_key, ["availability"]);
  if (!stored) return err(refusal("NOT_FOUND"));
  const problem = dayRefusal(stored, request, now);
  const taken = await readSeatCounts(resto_key, [request.date, addDays(request.date, 1)]);
  const times = problem ? [] : tableTimes(stored, request, taken, now);
  const hasFree = times.some(({ free }) => free);
  return ok({
    times: times.map(({ start_at, free }) => ({ time: toLocal(start_at).time, start_at, free })),
    refusal: problem,
    next_at: hasFree ? null : await nextFree(stored, request, now),
    server_time: now,
  });
}

async function nextFree(
  stored: RestaurantWith<"availability">,
  { date, party_size }: Omit<AvailableTablesRequest, "resto_key">,
  now: Instant,
): Promise<Instant | null> {
  const today = toLocal(now).date;
  const first = date < today ? today : addDays(date, 1);
  const dates = Array.from({ length: LOOK_AHEAD_DAYS + 1 }, (_, index) => addDays(first, index));
  if (!stored.restaurant.reservation || first > lastDate(stored, now)) return null;
  const taken = await readSeatCounts(stored.restaurant.key, dates);
  for (const day of dates.slice(0, -1)) {
    const request = { date: day, party_size };
    if (dayRefusal(stored, request, now)) continue;
    const free = tableTimes(stored, request, taken, now).find((time) => time.free);
    if (free) return free.start_at;
  }
  return null;
}
