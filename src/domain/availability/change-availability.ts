import type { Menu } from "../menu/menu.schema";
import { type Refusal, refusal } from "../result/refusal";
import { err, ok, type Result } from "../result/result";
import { addDays, type Instant, MINUTE_MS, toLocal } from "../time/berlin-time";
import type { Availability, DayException } from "./availability.schema";
import { extraMinutesAt } from "./extra-minutes";
import { type AvailabilityPatch, MAX_EXCEPTIONS } from "./set-availability-request.schema";

const DAY_MS = 24 * 60 * MINUTE_MS;

/** Longest pause, in milliseconds. Longer closures are exceptions. */
const MAX_PAUSE_MS = 31 * DAY_MS;

/** Longest time a dish can be sold out, in milliseconds. */
export const MAX_SOLD_OUT_MS = 366 * DAY_MS;

/**
 * Applies a patch to the availability. Drops what has ended: pauses, extra minutes, sold-out dishes
 * and exceptions before yesterday (yesterday's hours may run past midnight). Any change of
 * `paused_until` also ends a pause that began because nobody answered: a person is there.
 * @returns INVALID with its field for an unknown dish, an end too far ahead, a duplicate date, or
 * too many exceptions
 */
export function changeAvailability(
  before: Availability,
  patch: AvailabilityPatch,
  { menu, now }: { menu: Pick<Menu, "items">; now: Instant },
): Result<Availability, Refusal> {
  const { paused_until = before.paused_until, extra_minutes = before.extra_minutes } = patch;
  if ((paused_until ?? 0) > now + MAX_PAUSE_MS) return invalid("paused_until");
  // New extra minutes do not inherit the end of earlier ones.
  const keepsEnd = patch.extra_until === undefined && patch.extra_minutes === undefined;
  const extra_until = keepsEnd ? before.extra_until : patch.extra_until;
  if ((extra_until ?? 0) > now + MAX_PAUSE_MS) return invalid("extra_until");
  const guestShare = patch.guest_share === undefined ? before.guest_share : patch.guest_share;
  if ((guestShare?.until ?? 0) > now + MAX_PAUSE_MS) return invalid("guest_share.until");
  const extra = extraMinutesAt({ extra_minutes, extra_until }, now);

  const known = new Set(menu.items.map(({ id }) => id));
  for (const [id, until] of Object.entries(patch.sold_out ?? {})) {
    // Clearing an entry is allowed even if the dish is no longer on the menu.
    const isWrong = until !== null && (!known.has(id) || until > now + MAX_SOLD_OUT_MS);
    if (isWrong) return invalid(`sold_out.${id}`);
  }
  const duplicate = firstDuplicate(patch.exceptions ?? []);
  if (duplicate !== -1) return invalid(`exceptions.${duplicate}.date`);

  const yesterday = addDays(toLocal(now).date, -1);
  const listed = patch.exceptions ?? before.exceptions;
  const days = patch.days ? applyDays(listed, patch.days) : listed;
  const exceptions = days.filter(({ date }) => date >= yesterday);
  if (patch.days && exceptions.length > MAX_EXCEPTIONS) return invalid("days");

  const soldOut = Object.entries({ ...before.sold_out, ...patch.sold_out });
  return ok({
    paused_until: paused_until !== null && paused_until > now ? paused_until : null,
    ...(patch.paused_until === undefined ? attendanceOf(before) : { attended_at: now }),
    extra_minutes: extra,
    ...(extra > 0 && extra_until ? { extra_until } : {}),
    sold_out: Object.fromEntries(
      soldOut.filter((entry): entry is [string, Instant] => entry[1] !== null && entry[1] > now),
    ),
    exceptions,
    ...(guestShare && guestShare.until > now ? { guest_share: guestShare } : {}),
  });
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
