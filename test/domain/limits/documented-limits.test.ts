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

/** Rows of the table in docs/rules.md#limits: what is limited, and the limit. */
const rows = new Map(
  readFileSync("docs/rules.md", "utf8")
    .split("\n## Limits\n")[1]
    ?.split("\n## ")[0]
    ?.split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, what = "", limit = ""]) => [what, limit] as const),
);

/** Reads "5 an hour, 10 a day" and "30 in 10 minutes". */
function windowsIn(limit: string): WindowLimit[] {
  const windows = limit.matchAll(/(\d+) (?:an?|in (\d+)) (minute|hour|day)s?\b/g);
  return [...windows].map(([, max, count, unit]) => ({
    max: Number(max),
    windowMs: Number(count ?? 1) * UNITS[unit as keyof typeof UNITS],
  }));
}

const LIMITS: Record<string, readonly WindowLimit[]> = {
  "orders, per account, phone number and App Check token": ORDER_LIMITS,
  "reservations and waitlist entries created, per account, phone number and App Check token":
    RESERVATION_LIMITS,
  "cancelled orders, and moved and cancelled reservations, per account": CHANGE_LIMITS,
  "telephone orders per staff account": STAFF_ORDER_LIMITS,
  "invitations by a manager": NEW_GRANT_LIMITS,
  "invitations by managers to one [mailbox](#mailboxes)": invitationMailLimits(false),
  "invitations to one [mailbox](#mailboxes), by all inviters": invitationMailLimits(true),
  "photographs converted per staff account": PHOTO_LIMITS,
  "numbers looked up with `findKnownGuest` per staff account": KNOWN_GUEST_LIMITS,
};

test.each(Object.entries(LIMITS))("the documented limit of %s applies", (what, limits) => {
  const documented = windowsIn(rows.get(what) ?? "");
  expect(limits).toEqual(documented);
  for (const [index, { max, windowMs }] of documented.entries()) {
    const limit = limits.slice(index, index + 1);
    const events = Array.from({ length: max }, () => NOW);
    expect(checkWindows(events.slice(1), limit, NOW).ok).toBe(true);
    expect(checkWindows(events, limit, NOW + windowMs - 1).ok).toBe(false);
  }
});
