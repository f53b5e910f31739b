import { type Instant, MINUTE_MS } from "../time/berlin-time";

/** The orders or reservations of one restaurant that are searched for a pattern. */
export interface GuestTrace {
  readonly creator_uid: string;
  readonly contact: { readonly name: string };
  readonly contact_keys?: readonly string[] | undefined;
  readonly guest_verified?: boolean | undefined;
  readonly created_at: Instant;
}

/**
 * A sign of misuse by guests without a verified address.
 * - `many_accounts`: `count` accounts within five minutes
 * - `one_number`: one phone number under `count` names
 */
export interface AbusePattern {
  readonly kind: "many_accounts" | "one_number";
  readonly count: number;
  /** When the pattern was complete. */
  readonly at: Instant;
}

/** Accounts without a verified address that make a pattern together. */
const ACCOUNTS = 8;
/** Time within which they have to order. */
const WITHIN_MS = 5 * MINUTE_MS;
/** Names under one phone number that make a pattern. */
const NAMES = 3;

/** An older pattern is no longer worth interrupting the kitchen. */
const RECENT_MS = 30 * MINUTE_MS;

/**
 * The latest pattern of the last half hour; null if there is none. Verified guests and staff bookings
 * do not count.
 */
export function abusePattern(traces: readonly GuestTrace[], now: Instant): AbusePattern | null {
  const unverified = traces
    .filter(({ guest_verified }) => guest_verified === false)
    .toSorted((one, other) => one.created_at - other.created_at);
  return (
    [...accountBursts(unverified), ...sharedNumbers(unverified)]
      .filter(({ at }) => at > now - RECENT_MS)
      .toSorted((one, other) => other.at - one.at)[0] ?? null
  );
}

/** @param sorted by time */
function accountBursts(sorted: readonly GuestTrace[]): AbusePattern[] {
  return sorted.flatMap(({ created_at: at }) => {
    const recent = sorted.filter(
      (each) => each.created_at <= at && each.created_at > at - WITHIN_MS,
    );
    const count = new Set(recent.map(({ creator_uid }) => creator_uid)).size;
    return count >= ACCOUNTS ? [{ kind: "many_accounts" as const, count, at }] : [];
  });
}

function sharedNumbers(sorted: readonly GuestTrace[]): AbusePattern[] {
  const namesByNumber = new Map<string, Set<string>>();
  return sorted.flatMap(({ contact, contact_keys = [], created_at: at }) => {
    const number = contact_keys.find((key) => !key.includes("@"));
    if (number === undefined) return [];
    const names = namesByNumber.get(number) ?? new Set();
    namesByNumber.set(number, names.add(contact.name.trim().toLowerCase()));
    return names.size >= NAMES ? [{ kind: "one_number" as const, count: names.size, at }] : [];
  });
}
