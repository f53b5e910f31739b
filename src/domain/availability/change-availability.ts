import type { Menu } from "../menu/menu.schema";
import { type Refusal, refusal } from "../result/refusal";
import { err, ok, type Result } from "../result/result";
import { addDays, DAY_MS, type Instant, toLocal } from "../time/berlin-time";
import type { Availability, DayException } from "./availability.schema";
import { changeBusyMinutes } from "./change-busy-minutes";
import { changeStock } from "./change-stock";
import { type AvailabilityPatch, MAX_EXCEPTIONS } from "./set-availability-request.schema";
import { optionPath } from "./sold-out-option";

/** Longest pause, in milliseconds. Longer closures are exceptions. */
const MAX_PAUSE_MS = 31 * DAY_MS;

/** Longest time a dish or an option can be sold out, in milliseconds. */
export const MAX_SOLD_OUT_MS = 366 * DAY_MS;

const PAUSE_FIELDS = ["paused_until", "delivery_paused_until", "pickup_paused_until"] as const;
type PauseField = (typeof PAUSE_FIELDS)[number];

/**
 * Applies a patch to the availability. Drops what has ended: pauses, extra minutes, sold-out dishes and
 * options, counts of portions, and exceptions before yesterday (yesterday's hours may run past
 * midnight). Any change of `paused_until` also ends a pause that began because nobody answered: a
 * person is there.
 * @returns INVALID with its field for an unknown dish or option, an end too far ahead, a duplicate
 *   date, or too many exceptions
 */
export function changeAvailability(
  before: Availability,
  patch: AvailabilityPatch,
  { menu, now }: { menu: Pick<Menu, "items">; now: Instant },
): Result<Availability, Refusal> {
  const wrong = fieldTooLate(patch, now) ?? wrongSoldOut(patch, menu, now);
  if (wrong) return invalid(wrong);
  const duplicate = firstDuplicate(patch.exceptions ?? []);
  if (duplicate !== -1) return invalid(`exceptions.${duplicate}.date`);

  const yesterday = addDays(toLocal(now).date, -1);
  const listed = patch.exceptions ?? before.exceptions;
  const days = patch.days ? applyDays(listed, patch.days) : listed;
  const exceptions = days.filter(({ date }) => date >= yesterday);
  if (patch.days && exceptions.length > MAX_EXCEPTIONS) return invalid("days");

  const pauseOf = (field: PauseField) => {
    const until = patch[field] === undefined ? before[field] : patch[field];
    return until && until > now ? until : null;
  };
  const delivery_paused_until = pauseOf("delivery_paused_until");
  const pickup_paused_until = pauseOf("pickup_paused_until");
  const sold_out_options = stillSoldOut(
    { ...before.sold_out_options, ...patch.sold_out_options },
    now,
  );
  const guestShare = patch.guest_share === undefined ? before.guest_share : patch.guest_share;
  return ok({
    paused_until: pauseOf("paused_until"),
    ...(delivery_paused_until === null ? {} : { delivery_paused_until }),
    ...(pickup_paused_until === null ? {} : { pickup_paused_until }),
    ...(patch.paused_until === undefined ? attendanceOf(before) : { attended_at: now }),
    ...changeBusyMinutes(before, patch, now),
    ...changeStock(before, patch, now),
    ...(before.kitchen_minutes && { kitchen_minutes: before.kitchen_minutes }),
    sold_out: stillSoldOut({ ...before.sold_out, ...patch.sold_out }, now),
    ...(Object.keys(sold_out_options).length > 0 ? { sold_out_options } : {}),
    exceptions,
    ...(guestShare && guestShare.until > now ? { guest_share: guestShare } : {}),
  });
}

/** The first field whose end is further ahead than {@link MAX_PAUSE_MS}. */
function fieldTooLate(patch: AvailabilityPatch, now: Instant): string | null {
  const ends = [...PAUSE_FIELDS, "extra_until", "delivery_extra_until"] as const;
  const isLate = (until: Instant | null | undefined) => (until ?? 0) > now + MAX_PAUSE_MS;
  const late = ends.find((field) => isLate(patch[field]));
  return late ?? (isLate(patch.guest_share?.until) ? "guest_share.until" : null);
}

/** The first sold-out entry or count that is not on the menu, or that ends too late. */
function wrongSoldOut(
  patch: AvailabilityPatch,
  { items }: Pick<Menu, "items">,
  now: Instant,
): string | null {
  const dishes = new Set(items.map(({ id }) => id));
  const wrongDish = wrongEntry(patch.sold_out, dishes, now);
  if (wrongDish !== null) return `sold_out.${wrongDish}`;
  const unknown = Object.entries(patch.stock ?? {}).find(
    ([id, portions]) => portions !== null && !dishes.has(id),
  );
  if (unknown) return `stock.${unknown[0]}`;
  if (!patch.sold_out_options) return null;
  const wrongOption = wrongEntry(patch.sold_out_options, optionPaths(items), now);
  return wrongOption === null ? null : `sold_out_options.${wrongOption}`;
}

function wrongEntry(
  entries: Readonly<Record<string, Instant | null>> = {},
  known: ReadonlySet<string>,
  now: Instant,
): string | null {
  // Clearing an entry is allowed even if it is no longer on the menu.
  const isWrong = ([id, until]: [string, Instant | null]) =>
    until !== null && (!known.has(id) || until > now + MAX_SOLD_OUT_MS);
  return Object.entries(entries).find(isWrong)?.[0] ?? null;
}

function optionPaths(items: Menu["items"]): Set<string> {
  const paths = items.flatMap(({ id: item, settings }) =>
    Object.entries(settings).flatMap(([group, { options }]) =>
      options.map(({ value: option }) => optionPath({ item, group, option })),
    ),
  );
  return new Set(paths);
}

function stillSoldOut(
  entries: Readonly<Record<string, Instant | null>>,
  now: Instant,
): Record<string, Instant> {
  return Object.fromEntries(
    Object.entries(entries).filter(
      (entry): entry is [string, Instant] => entry[1] !== null && entry[1] > now,
    ),
  );
}

function attendanceOf({ paused_unattended_at, attended_at }: Availability): Partial<Availability> {
  return {
    ...(paused_unattended_at ? { paused_unattended_at } : {}),
    ...(attended_at ? { attended_at } : {}),
  };
}

/** Sets or removes exceptions by date; the result is sorted by date. */
function applyDays(
  exceptions: readonly DayException[],
  days: NonNullable<AvailabilityPatch["days"]>,
): DayException[] {
  const others = exceptions.filter(({ date }) => !Object.hasOwn(days, date));
  const set = Object.entries(days).flatMap(([date, day]) => (day ? { date, ...day } : []));
  return [...others, ...set].toSorted((one, other) => one.date.localeCompare(other.date));
}

function invalid(field: string): Result<never, Refusal> {
  return err(refusal("INVALID", { field: `patch.${field}` }));
}

function firstDuplicate(exceptions: readonly DayException[]): number {
  const dates = exceptions.map(({ date }) => date);
  return dates.findIndex((date, index) => dates.indexOf(date) < index);
}
