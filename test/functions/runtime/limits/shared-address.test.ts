import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { countCall } from "@/functions/runtime/limits/limit-calls";
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
