import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHANGE_LIMITS, ORDER_LIMITS, RESERVATION_LIMITS } from "@/domain/limits/guest-limits";
import { checkWindows, type WindowLimit } from "@/domain/limits/rolling-window";
import {
  invitationMailLimits,
  KNOWN_GUEST_LIMITS,
  NEW_GRANT_LIMITS,
  PHOTO_LIMITS,
  STAFF_ORDER_LIMITS,
} from "@/domain/limits/staff-limits";

const UNITS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const NOW = 1_800_000_000_000;

/** Rows of docs/reference.md: the name of a limit, and its value. */
const rows = new Map(
  [...readFileSync("docs/reference.md", "utf8").matchAll(/^\| `(\w+)` \| (.*?) \|/gm)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);

/** Reads "5 in 1 hour, 10 in 1 day". */
function windowsIn(limit: string): WindowLimit[] {
  const windows = limit.matchAll(/(\d+) in (\d+) (minute|hour|day)s?\b/g);
  return [...windows].map(([, max, count, unit]) => ({
    max: Number(max),
    windowMs: Number(count) * UNITS[unit as keyof typeof UNITS],
  }));
}

const LIMITS: Record<string, readonly WindowLimit[]> = {
  ORDER_LIMITS,
  RESERVATION_LIMITS,
  CHANGE_LIMITS,
  STAFF_ORDER_LIMITS,
  NEW_GRANT_LIMITS,
  MANAGER_INVITATION_LIMITS: invitationMailLimits(false),
  INVITATION_LIMITS: invitationMailLimits(true),
  PHOTO_LIMITS,
  KNOWN_GUEST_LIMITS,
};

test.each(Object.entries(LIMITS))("the documented limit %s applies", (name, limits) => {
  const documented = windowsIn(rows.get(name) ?? "");
  expect(limits).toEqual(documented);
  for (const [index, { max, windowMs }] of documented.entries()) {
    const limit = limits.slice(index, index + 1);
    const events = Array.from({ length: max }, () => NOW);
    expect(checkWindows(events.slice(1), limit, NOW).ok).toBe(true);
    expect(checkWindows(events, limit, NOW + windowMs - 1).ok).toBe(false);
  }
});
