import { describe, expect, test } from "vitest";
import { abusePattern, type GuestTrace } from "@/domain/limits/abuse-pattern";

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;

const trace = (changes: Partial<GuestTrace> & { number?: string; name?: string }): GuestTrace => ({
  creator_uid: "one",
  contact: { name: changes.name ?? "Toni" },
  contact_keys: [changes.number ?? "+498999998010", "toni@example.com"],
  guest_verified: false,
  created_at: NOW - MINUTE,
  ...changes,
});

/** One order every half minute, each from its own account and number. */
const accounts = (count: number, changes: Partial<GuestTrace> = {}) =>
  Array.from({ length: count }, (_, index) =>
    trace({
      creator_uid: `guest-${index}`,
      number: `+4989999980${10 + index}`,
      created_at: NOW - index * 30_000,
      ...changes,
    }),
  );

describe("many accounts", () => {
  test("are a pattern from eight within five minutes on", () => {
    expect(abusePattern(accounts(7), NOW)).toBeNull();
    expect(abusePattern(accounts(8), NOW)).toEqual({ kind: "many_accounts", count: 8, at: NOW });
  });

  test("are no pattern if they are verified, entered by staff, or spread over more time", () => {
    expect(abusePattern(accounts(8, { guest_verified: true }), NOW)).toBeNull();
    expect(abusePattern(accounts(8, { guest_verified: undefined }), NOW)).toBeNull();
    const spread = accounts(8).map((each, index) => ({
      ...each,
      created_at: NOW - index * MINUTE,
    }));
    expect(abusePattern(spread, NOW)).toBeNull();
  });

  test("count for less than five minutes", () => {
    const seven = accounts(7);
    const eighth = (created_at: number) => trace({ creator_uid: "eighth", created_at });
    expect(abusePattern([...seven, eighth(NOW - 5 * MINUTE + 1)], NOW)).not.toBeNull();
    expect(abusePattern([...seven, eighth(NOW - 5 * MINUTE)], NOW)).toBeNull();
  });

  test("count once each", () => {
    expect(abusePattern(accounts(8, { creator_uid: "same" }), NOW)).toBeNull();
  });
});

describe("one number", () => {
  const names = (...all: string[]) =>
    all.map((name, index) => trace({ name, creator_uid: `guest-${index}` }));

  test("is a pattern under three names", () => {
    expect(abusePattern(names("Toni", "Mia"), NOW)).toBeNull();
    expect(abusePattern(names("Toni", "Mia", "Levi"), NOW)).toEqual({
      kind: "one_number",
      count: 3,
      at: NOW - MINUTE,
    });
  });

  test("is complete with the third name, in whatever order the orders are listed", () => {
    const listed = names("Toni", "Mia", "Levi").map((each, index) => ({
      ...each,
      created_at: NOW - (index + 1) * MINUTE,
    }));
    expect(abusePattern(listed, NOW)?.at).toBe(NOW - MINUTE);
    expect(abusePattern(listed.toReversed(), NOW)?.at).toBe(NOW - MINUTE);
  });

  test("is no pattern under one name in several spellings", () => {
    expect(abusePattern(names("Toni", " toni", "TONI ", "toni "), NOW)).toBeNull();
  });

  test("is recognised by the number, not by the e-mail address", () => {
    const inAnyOrder = names("Toni", "Mia", "Levi").map((each, index) => ({
      ...each,
      contact_keys: ["toni@example.com", `+4989999980${10 + index}`],
    }));
    expect(abusePattern(inAnyOrder, NOW)).toBeNull();
    const shared = inAnyOrder.map((each) => ({
      ...each,
      contact_keys: ["toni@example.com", "+498999998010"],
    }));
    expect(abusePattern(shared, NOW)).toMatchObject({ kind: "one_number", count: 3 });
  });

  test("ignores anonymised orders", () => {
    const anonymous = names("Toni", "Mia", "Levi").map((each) => ({ ...each, contact_keys: [] }));
    expect(abusePattern(anonymous, NOW)).toBeNull();
    const unknown = anonymous.map((each) => ({ ...each, contact_keys: undefined }));
    expect(abusePattern(unknown, NOW)).toBeNull();
  });
});

test("of several patterns the latest is shown", () => {
  const number = ["Toni", "Mia", "Levi"].map((name, index) =>
    trace({ name, creator_uid: `other-${index}`, number: "+498999998099" }),
  );
  const early = number.map((each) => ({ ...each, created_at: NOW - 10 * MINUTE }));
  const later = NOW + 10 * MINUTE;
  const late = number.map((each) => ({ ...each, created_at: later }));
  expect(abusePattern([...early, ...accounts(8)], NOW)?.kind).toBe("many_accounts");
  expect(abusePattern([...late, ...accounts(8)], later)).toEqual({
    kind: "one_number",
    count: 3,
    at: later,
  });
});

test("a pattern is shown for half an hour", () => {
  expect(abusePattern(accounts(8), NOW + 30 * MINUTE - 1)).not.toBeNull();
  expect(abusePattern(accounts(8), NOW + 30 * MINUTE)).toBeNull();
});
