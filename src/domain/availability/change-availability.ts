import type { Menu } from "../menu/menu.schema";
import { addDays, type Instant, MINUTE_MS, toLocal } from "../shared/berlin-time";
import { type Refusal, refusal } from "../shared/refusal";
import { err, ok, type Result } from "../shared/result";
import type { Availability, DayException } from "./availability.schema";
import { extraMinutesAt } from "./extra-minutes";
import { type AvailabilityPatch, MAX_EXCEPTIONS } from "./set-availability-request.schema";

const DAY_MS = 24 * 60 * MINUTE_MS;

/** Longest pause; a restaurant that closes for longer has exceptions. */
export const MAX_PAUSE_MS = 31 * DAY_MS;

/** Longest absence of a dish; what is gone for good leaves the menu. */
export const MAX_SOLD_OUT_MS = 366 * DAY_MS;

/**
 * The switches after a change by the restaurant's people. Forgets what is over: ended pauses, busy
 * minutes and absences, days before yesterday (a night may run into today).
 * @returns INVALID with its field for a dish the menu does not have, an end too far away, a day
 * named twice, or more days than there may be
 */
export function changeAvailability(
  before: Availability,
  patch: AvailabilityPatch,
  { menu, now }: { menu: Pick<Menu, "items">; now: Instant },
): Result<Availability, Refusal> {
  const { paused_until = before.paused_until, extra_minutes = before.extra_minutes } = patch;
  if ((paused_until ?? 0) > now + MAX_PAUSE_MS) return invalid("paused_until");
  // New busy minutes never inherit the end of earlier ones.
  const keepsEnd = patch.extra_until === undefined && patch.extra_minutes === undefined;
  const extra_until = keepsEnd ? before.extra_until : patch.extra_until;
  if ((extra_until ?? 0) > now + MAX_PAUSE_MS) return invalid("extra_until");
  const extra = extraMinutesAt({ extra_minutes, extra_until }, now);

  const known = new Set(menu.items.map(({ id }) => id));
  for (const [id, until] of Object.entries(patch.sold_out ?? {})) {
    // A dish may come back after it has left the menu.
    const isWrong = until !== null && (!known.has(id) || until > now + MAX_SOLD_OUT_MS);
    if (isWrong) return invalid(`sold_out.${id}`);
  }
  const twice = firstRepeated(patch.exceptions ?? []);
  if (twice !== -1) return invalid(`exceptions.${twice}.date`);

  const yesterday = addDays(toLocal(now).date, -1);
  const listed = patch.exceptions ?? before.exceptions;
  const days = patch.days ? withDays(listed, patch.days) : listed;
  const exceptions = days.filter(({ date }) => date >= yesterday);
  if (patch.days && exceptions.length > MAX_EXCEPTIONS) return invalid("days");

  const absences = Object.entries({ ...before.sold_out, ...patch.sold_out });
  return ok({
    paused_until: paused_until !== null && paused_until > now ? paused_until : null,
    extra_minutes: extra,
    ...(extra > 0 && extra_until ? { extra_until } : {}),
    sold_out: Object.fromEntries(
      absences.filter((entry): entry is [string, Instant] => entry[1] !== null && entry[1] > now),
    ),
    exceptions,
  });
}

/** Days that differ, with some of them set or like the week again; in order. */
function withDays(
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

function firstRepeated(exceptions: readonly DayException[]): number {
  const dates = exceptions.map(({ date }) => date);
  return dates.findIndex((date, index) => dates.indexOf(date) < index);
}
