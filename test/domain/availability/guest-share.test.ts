import { describe, expect, test } from "vitest";
import {
  guestPolicyOf,
  guestShareAt,
  guestShareRefusal,
  partyRefusal,
  shareOf,
} from "@/domain/availability/guest-share";
import {
  CHANGE_LIMITS,
  LIMIT_RETENTION_MS,
  maxMails,
  ORDER_LIMITS,
  RESERVATION_LIMITS,
  restaurantMailLimit,
} from "@/domain/limits/guest-limits";
import { guestPolicySchema } from "@/domain/tenant/guest-policy.schema";

const NOW = 1_800_000_000_000;
const restaurant = { guest_policy: { guest_share: 0.5, party_needs_verified: 4 } };

test("a restaurant without a guest policy has the defaults of the schema", () => {
  expect(guestPolicyOf({})).toEqual(guestPolicySchema.parse({}));
});

describe("guestShareAt", () => {
  const live = (share: number, until: number) => ({ guest_share: { share, until } });

  test("is the smaller of policy and switch while the switch is on", () => {
    expect(guestShareAt({}, {}, NOW)).toBe(1);
    expect(guestShareAt(restaurant, { guest_share: null }, NOW)).toBe(0.5);
    expect(guestShareAt(restaurant, live(0, NOW + 1), NOW)).toBe(0);
    expect(guestShareAt(restaurant, live(0.8, NOW + 1), NOW)).toBe(0.5);
  });

  test("is the policy's share from the end of the switch on", () => {
    expect(guestShareAt({}, live(0, NOW), NOW)).toBe(1);
  });
});

test.each([
  [1, 40, 40],
  [0.5, 5, 2],
  [0.29, 100, 29],
  [0.7, 10, 7],
  [0, 40, 0],
])("a share of %d of %d is %d", (share, capacity, expected) => {
  expect(shareOf(share, capacity)).toBe(expected);
});

describe("partyRefusal", () => {
  const refused = { reason: "NOT_VERIFIED", field: "party_size" };

  test("refuses a larger party of a guest without a verified address", () => {
    expect(partyRefusal(restaurant, 4, false)).toBeNull();
    expect(partyRefusal(restaurant, 5, false)).toEqual(refused);
    expect(partyRefusal(restaurant, 5, true)).toBeNull();
    expect(partyRefusal({}, 8, false)).toBeNull();
    expect(partyRefusal({}, 9, false)).toEqual(refused);
  });
});

test("a guest beyond the share is refused because of the policy", () => {
  expect(guestShareRefusal()).toEqual({ reason: "NOT_VERIFIED", field: "policy" });
});

test("events are kept for two weeks, longer than any limit counts them", () => {
  const windows = [...ORDER_LIMITS, ...RESERVATION_LIMITS, ...CHANGE_LIMITS];
  expect(LIMIT_RETENTION_MS).toBe(14 * 86_400_000);
  expect(Math.max(...windows.map(({ windowMs }) => windowMs))).toBeLessThan(LIMIT_RETENTION_MS);
});

test("a recipient gets 6 mails a day, the account's own verified address 20", () => {
  expect(maxMails(false)).toBe(6);
  expect(maxMails(true)).toBe(20);
});

test("a restaurant's mails grow with its seats, twice as many for verified addresses", () => {
  expect(restaurantMailLimit(40, false)).toBe(2000);
  expect(restaurantMailLimit(40, true)).toBe(4000);
});

test("more than 2,000 seats, as a long list of tables may have, raise no restaurant's mails", () => {
  expect(restaurantMailLimit(2000, false)).toBe(51_000);
  expect(restaurantMailLimit(20_000, false)).toBe(51_000);
  expect(restaurantMailLimit(20_000, true)).toBe(102_000);
});
