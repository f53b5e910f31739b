import { describe, expect, test } from "vitest";
import {
  depositMoveRefusal,
  depositRefusal,
  depositTerms,
  movedDeposit,
} from "@/domain/reservation/deposit/deposit-terms";
import { reservationPolicySchema } from "@/domain/tenant/policies.schema";
import { HOUR_MS } from "@/domain/time/berlin-time";

const deposit = { from_party: 8, cents_a_person: 500, free_until_hours: 24 };
const restaurant = {
  reservation_policy: { ...reservationPolicySchema.parse({}), deposit },
  pays_online: true,
};
const TERMS = { cents: 4000, free_until_hours: 24 };

describe("depositTerms", () => {
  test.each([
    ["the smallest party that pays", 8, restaurant, TERMS],
    ["a smaller party", 7, restaurant, null],
    ["nobody while guests cannot pay online", 8, { ...restaurant, pays_online: false }, null],
    ["nobody without a policy", 8, { pays_online: true, reservation_policy: undefined }, null],
  ])("asks %s", (_, party, asking, expected) => {
    expect(depositTerms(asking, party)).toEqual(expected);
  });
});

describe("depositRefusal", () => {
  test.each([
    ["the same terms", TERMS, TERMS, null],
    ["no deposit, although the guest agreed to one", null, TERMS, null],
    ["no consent", TERMS, undefined, "DEPOSIT_REQUIRED"],
    ["another amount", TERMS, { ...TERMS, cents: 3999 }, "DEPOSIT_REQUIRED"],
    ["another deadline", TERMS, { ...TERMS, free_until_hours: 48 }, "DEPOSIT_REQUIRED"],
  ])("decides about %s", (_, asked, agreed, reason) => {
    expect(depositRefusal(asked, agreed)?.reason ?? null).toBe(reason);
  });
});

describe("depositMoveRefusal", () => {
  const paid = { ...TERMS, free_until: 0 };
  test.each([
    ["a party that grows to one that pays", { deposit: undefined, party_size: 4 }, 8, true],
    ["a party that stays small", { deposit: undefined, party_size: 4 }, 7, false],
    ["a large party of before the deposit", { deposit: undefined, party_size: 9 }, 8, false],
    ["a party that has paid", { deposit: paid, party_size: 8 }, 9, false],
  ])("decides about %s", (_, reservation, wanted, isRefused) => {
    expect(depositMoveRefusal(reservation, wanted, restaurant) !== null).toBe(isRefused);
  });
});

describe("movedDeposit", () => {
  const [start, until] = [100 * HOUR_MS, 76 * HOUR_MS];
  const paid = { ...TERMS, free_until: until };
  test.each([
    ["a guest moves in time to later", "guest", 0, 200, 176],
    ["a guest moves in time to earlier", "guest", 0, 90, 66],
    ["a guest moves too late", "guest", 77, 200, 76],
    ["staff move to later", "staff", 77, 200, 176],
    ["staff move to earlier", "staff", 0, 50, 76],
  ] as const)("keeps amount and sets the deadline when %s", (_, by, now, to, expected) => {
    expect(start).toBeGreaterThan(until);
    const moved = movedDeposit(paid, { start_at: to * HOUR_MS, by, now: now * HOUR_MS });
    expect(moved).toEqual({ ...paid, free_until: expected * HOUR_MS });
  });
});
