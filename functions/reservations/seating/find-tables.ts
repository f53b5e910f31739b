import type { AvailableTablesAnswer } from "@/domain/reservation/reservation-answers.schema";
import type { AvailableTablesRequest } from "@/domain/reservation/reservation-requests.schema";
import { replaceStays, settleTables } from "@/domain/reservation/seating/settle-tables";
import { tablePlanOf } from "@/domain/reservation/seating/table-plan";
import { NO_SEATS, type TakenSeats } from "@/domain/reservation/seating/taken-seats";
import {
  dayRefusal,
  lastDate,
  type TableTime,
  tableTimes,
} from "@/domain/reservation/times/bookable-times";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import {
  addDays,
  type Instant,
  type LocalDate,
  toInstant,
  toLocal,
} from "@/domain/time/berlin-time";
import { readTakenSeats } from "../../capacity/seat-store";
import { type RestaurantWith, readRestaurant } from "../../restaurants/restaurant-store";
import { cachedReader, cachedResult } from "../../runtime/cached-reader-store";

/** Number of days in which the next free table is searched. */
const LOOK_AHEAD_DAYS = 14;
/** Days read at a time: most searches end in the first few. */
const DAYS_PER_READ = 3;
/** The search for the next free time ends without one after this time. */
const MAX_SEARCH_MS = 2000;

/**
 * Bookable times of a day, each free or not, and the next free time if the day has none. Reads
 * through the cache, and each day's capacity once. Callers who ask the same within two seconds share
 * one answer.
 */
export async function findTables(
  { resto_key, date, party_size }: AvailableTablesRequest,
  now: Instant,
): Promise<Result<AvailableTablesAnswer, Refusal>> {
  const found = await cachedResult(`tables ${resto_key} ${date} ${party_size}`, () =>
    searchTables({ resto_key, date, party_size }, now),
  );
  return found.ok ? ok({ ...found.value, server_time: now }) : found;
}

async function searchTables(
  { resto_key, ...request }: AvailableTablesRequest,
  now: Instant,
): Promise<Result<Omit<AvailableTablesAnswer, "server_time">, Refusal>> {
  const stored = await readRestaurant(resto_key, ["availability"], cachedReader);
  if (!stored) return err(refusal("NOT_FOUND"));
  const problem = dayRefusal(stored, request, now);
  const until = performance.now() + MAX_SEARCH_MS;
  const search = { stored, party_size: request.party_size, now, until };
  const days = problem ? [] : [request.date, addDays(request.date, 1)];
  const seats = await addSettled(search, NO_SEATS, days);
  const times = problem ? [] : timesOf(search, seats, request.date);
  const hasFree = times.some(({ free }) => free);
  return ok({
    times: times.map(({ start_at, free }) => ({ time: toLocal(start_at).time, start_at, free })),
    refusal: problem,
    next_at: hasFree ? null : await nextFree(search, request.date, seats),
  });
}

/** A search for one party. */
interface Search {
  readonly stored: RestaurantWith<"availability">;
  readonly party_size: number;
  readonly now: Instant;
  /** When it ends, by `performance.now()`. */
  readonly until: number;
}

async function nextFree(
  search: Search,
  date: LocalDate,
  seats: TakenSeats,
): Promise<Instant | null> {
  const { stored, party_size, now } = search;
  const today = toLocal(now).date;
  const first = date < today ? today : addDays(date, 1);
  if (!stored.restaurant.reservation || first > lastDate(stored, now)) return null;
  let known = seats;
  for (let offset = 0; offset < LOOK_AHEAD_DAYS; offset += DAYS_PER_READ) {
    const count = Math.min(DAYS_PER_READ, LOOK_AHEAD_DAYS - offset);
    const days = Array.from({ length: count }, (_, index) => addDays(first, offset + index));
    const open = days.filter((day) => !dayRefusal(stored, { date: day, party_size }, now));
    known = await withDays(search, known, open);
    for (const day of open) {
      if (performance.now() > search.until) return null;
      const free = timesOf(search, known, day).find((time) => time.free);
      if (free) return free.start_at;
    }
  }
  return null;
}

function timesOf(
  { stored, party_size, now }: Search,
  seats: TakenSeats,
  date: LocalDate,
): TableTime[] {
  return tableTimes({ ...stored, ...seats }, { date, party_size }, seats.taken, now);
}

/** Adds these days and the days after them, into which a stay may run. */
async function withDays(
  search: Search,
  known: TakenSeats,
  days: readonly LocalDate[],
): Promise<TakenSeats> {
  const needed = new Set(days.flatMap((day) => [day, addDays(day, 1)]));
  const missing = [...needed].filter((day) => !known.taken.has(day));
  return addSettled(search, known, missing);
}

/**
 * Adds seats and stays of some days, with the tables that the next write will give to waiting
 * parties. Forgets the stays that are over before these days.
 */
async function addSettled(
  { stored: { restaurant }, now }: Search,
  known: TakenSeats,
  days: readonly LocalDate[],
): Promise<TakenSeats> {
  const [first] = days;
  if (first === undefined) return known;
  const seats = await readTakenSeats(restaurant.key, days, cachedReader);
  const taken = new Map([...known.taken, ...seats.taken]);
  const unverified = new Map([...known.unverified, ...seats.unverified]);
  const from = toInstant(addDays(first, -1), 0);
  const recent = (known.held ?? []).filter(({ end_at }) => end_at > from);
  const all = replaceStays(recent, seats.held);
  const plan = tablePlanOf(restaurant);
  const settled = plan ? settleTables(plan, all, { dates: [...taken.keys()], now }) : [];
  return { taken, unverified, held: replaceStays(all, settled) };
}
