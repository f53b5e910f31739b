import type { AvailableTablesAnswer } from "@/domain/reservation/reservation-answers.schema";
import type { AvailableTablesRequest } from "@/domain/reservation/reservation-requests.schema";
import type { HeldStay } from "@/domain/reservation/seating/held-stay";
import { replaceStay, settleTables } from "@/domain/reservation/seating/settle-tables";
import { tablePlanOf } from "@/domain/reservation/seating/table-plan";
import { NO_SEATS, type TakenSeats } from "@/domain/reservation/seats/taken-seats";
import { dayRefusal, lastDate, tableTimes } from "@/domain/reservation/times/bookable-times";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { addDays, type Instant, type LocalDate, toLocal } from "@/domain/time/berlin-time";
import { readTakenSeats } from "../../capacity/seat-store";
import { type RestaurantWith, readRestaurant } from "../../restaurants/restaurant-store";
import { cachedReader } from "../../runtime/cached-reader-store";
import { completeSeating } from "./seating-store";

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
  const seats = await addSettled(stored, NO_SEATS, days, now);
  const times = problem ? [] : tableTimes({ ...stored, ...seats }, request, seats.taken, now);
  const hasFree = times.some(({ free }) => free);
  return ok({
    times: times.map(({ start_at, free }) => ({ time: toLocal(start_at).time, start_at, free })),
    refusal: problem,
    next_at: hasFree ? null : await nextFree(stored, request, { seats, now }),
    server_time: now,
  });
}

async function nextFree(
  stored: RestaurantWith<"availability">,
  { date, party_size }: Omit<AvailableTablesRequest, "resto_key">,
  { seats, now }: { seats: TakenSeats; now: Instant },
): Promise<Instant | null> {
  const today = toLocal(now).date;
  const first = date < today ? today : addDays(date, 1);
  if (!stored.restaurant.reservation || first > lastDate(stored, now)) return null;
  let known = seats;
  for (let offset = 0; offset < LOOK_AHEAD_DAYS; offset += DAYS_PER_READ) {
    const count = Math.min(DAYS_PER_READ, LOOK_AHEAD_DAYS - offset);
    const days = Array.from({ length: count }, (_, index) => addDays(first, offset + index));
    const open = days.filter((day) => !dayRefusal(stored, { date: day, party_size }, now));
    known = await withDays(stored, known, open, now);
    for (const day of open) {
      const times = tableTimes(
        { ...stored, ...known },
        { date: day, party_size },
        known.taken,
        now,
      );
      const free = times.find((time) => time.free);
      if (free) return free.start_at;
    }
  }
  return null;
}

/** Adds these days and the days after them, into which a stay may run. */
async function withDays(
  stored: RestaurantWith<"availability">,
  known: TakenSeats,
  days: readonly LocalDate[],
  now: Instant,
): Promise<TakenSeats> {
  const needed = new Set(days.flatMap((day) => [day, addDays(day, 1)]));
  const missing = [...needed].filter((day) => !known.taken.has(day));
  return addSettled(stored, known, missing, now);
}

/**
 * Adds seats and stays of some days, with the tables that the next write will give to waiting
 * parties.
 */
async function addSettled(
  { restaurant }: RestaurantWith<"availability">,
  known: TakenSeats,
  days: readonly LocalDate[],
  now: Instant,
): Promise<TakenSeats> {
  const read = await readTakenSeats(restaurant.key, days, cachedReader);
  const { seats } = await completeSeating(restaurant, { dates: days, seats: read });
  const taken = new Map([...known.taken, ...seats.taken]);
  const unverified = new Map([...known.unverified, ...seats.unverified]);
  const all = (seats.held ?? []).reduce<readonly HeldStay[]>(replaceStay, known.held ?? []);
  const plan = tablePlanOf(restaurant);
  const settled = plan ? settleTables(plan, all, { dates: [...taken.keys()], now }) : [];
  return { taken, unverified, held: settled.reduce<readonly HeldStay[]>(replaceStay, all) };
}
