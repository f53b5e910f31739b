import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countCall } from "@/functions/calls/limits/limit-calls";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../../support/kitchen-test";
import { newAccount, type TestAccount } from "../../support/test-accounts";
import { KITCHEN, pickupRequest, placeOrder, reasonOf } from "../../support/test-kitchen";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Calls that are refused, because there is no such order. */
function inVain(times: number, by: Partial<TestAccount>, forwardedFor: string) {
  return Promise.all(
    Array.from({ length: times }, () =>
      callFunction("cancelOrder", { order_id: randomUUID(), version: 1 }, { ...by, forwardedFor }),
    ),
  );
}

/** As many accounts at once as the limits of an address do not allow. */
async function crowd(make: () => Promise<TestAccount>): Promise<TestAccount[]> {
  return Promise.all(Array.from({ length: 10 }, make));
}

kitchenTest(
  "a script without App Check tokens stops no guest at the same address",
  async ({ guest }) => {
    const forwardedFor = "203.0.113.71";
    await inVain(150, {}, forwardedFor);
    const accounts = await crowd(() => newAccount({ emailVerified: false }));
    await Promise.all(accounts.map((each) => inVain(15, each, forwardedFor)));
    const more = await inVain(20, {}, forwardedFor);
    expect(more.map(reasonOf)).toContain("RATE_LIMIT");
    await placeOrder(pickupRequest(), { ...guest, forwardedFor });
  },
);

kitchenTest("guests at the restaurant's own address stop no kitchen", async ({ staff }) => {
  const forwardedFor = "203.0.113.72";
  const atWork = { ...staff, forwardedFor };
  const tap = () =>
    callFunction("setAvailability", { resto_key: KITCHEN, patch: { extra_minutes: 5 } }, atWork);
  expect(await tap()).toHaveProperty("result");
  const accounts = await crowd(() => newAccount({ emailVerified: true }));
  await Promise.all(accounts.map((each) => inVain(60, each, forwardedFor)));
  for (const answer of await Promise.all(Array.from({ length: 10 }, tap))) {
    expect(answer).toHaveProperty("result");
  }
});

describe("at one address", () => {
  let now = Date.now();
  beforeEach(() => {
    // The buckets of an earlier test are full again.
    now += 1e9;
    vi.spyOn(Date, "now").mockImplementation(() => now);
  });

  /** Counts a call, which stays refused. */
  function isCounted(address: string, uid?: string): boolean {
    const rawRequest = { headers: { "x-forwarded-for": address } };
    const auth = uid ? { uid, token: {} } : undefined;
    try {
      countCall({ rawRequest, auth } as never, { access: "signed-in" });
      return true;
    } catch {
      return false;
    }
  }

  /** Counted calls of accounts that each make as many calls as they can, after one another. */
  function attack(accounts: number, addressOf: (account: number) => string): number {
    let counted = 0;
    for (let account = 0; account < accounts; account += 1) {
      const calls = Array.from({ length: 40 }, () =>
        isCounted(addressOf(account), `attacker ${account}`),
      );
      counted += calls.filter(Boolean).length;
    }
    return counted;
  }

  test("accounts that are refused all the time do not stop one that is refused five times", () => {
    const address = "203.0.113.74";
    expect(attack(30, () => address)).toBeGreaterThan(200);
    const guest = Array.from({ length: 6 }, () => isCounted(address, "guest"));
    expect(guest).toEqual([true, true, true, true, true, false]);
  });

  test("callers without an account do not stop one with an account", () => {
    const address = "203.0.113.75";
    const calls = Array.from({ length: 300 }, () => isCounted(address));
    expect(calls.filter(Boolean)).toHaveLength(120);
    expect(isCounted(address, "guest")).toBe(true);
  });

  test("refused calls of all accounts together are limited", () => {
    const address = "203.0.113.76";
    expect(attack(200, () => address)).toBe(480);
    expect(isCounted(address, "guest")).toBe(false);
  });

  test("the addresses of one connection count as one, those of a /48 network have a limit", () => {
    expect(attack(200, (account) => `2001:db8:7:1::${account}`)).toBe(480);
    expect(attack(450, (account) => `2001:db8:8:${account}::1`)).toBe(16 * 120);
    expect(isCounted("2001:db8:9:1::1", "guest")).toBe(true);
  });
});

test("a call without an account, which reads nothing, does not count as a refused one", () => {
  let now = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => now);
  const rawRequest = { headers: { "x-forwarded-for": "203.0.113.73" } };
  const count = (auth?: object) =>
    countCall({ rawRequest, auth } as never, { access: "signed-in" });
  for (let call = 0; call < 110; call += 1) count();
  // Room for 100 calls more, but for 12 refused ones.
  now += 25_000;
  for (let call = 0; call < 60; call += 1) count();
  expect(() => count({ uid: "guest", token: {} })).not.toThrow();
});
