import { describe, expect } from "vitest";
import { percentile } from "@/hosting/lib/percentile";
import { recordFigure } from "@/test/faults/figures";
import { adminList } from "@/test/harness/admin";
import { type CallAnswer, callFunction } from "@/test/harness/callables";
import { kitchenTest, tableTest } from "../../support/kitchen-test";
import { newAccount, newGuest } from "../../support/test-accounts";
import { at, KITCHEN, pickupRequest, placeOrder, reasonOf } from "../../support/test-kitchen";
import { bookTable, tableRequest } from "../../support/test-tables";

const AT_ONCE = 10;
const FAR_AHEAD = at("19:00", "2027-06-01");

interface Outcome {
  /** Calls that were not stopped before they could read anything. */
  readonly letThrough: readonly CallAnswer[];
  readonly seconds: number;
}

const isStopped = ({ error }: CallAnswer) =>
  error?.details?.reason === "RATE_LIMIT" && error.details.field === "calls";

/** Repeats a call without a pause. */
async function repeat(times: number, call: () => Promise<CallAnswer>): Promise<Outcome> {
  const startedAt = performance.now();
  const letThrough: CallAnswer[] = [];
  for (let done = 0; done < times; done += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, call));
    letThrough.push(...answers.filter((each) => !isStopped(each)));
  }
  return { letThrough, seconds: (performance.now() - startedAt) / 1000 };
}

/** Expects the calls of one account to be stopped after `burst`, and then `perSecond`. */
function expectBound(
  what: string,
  { letThrough, seconds }: Outcome,
  { burst, perSecond }: { burst: number; perSecond: number },
): void {
  recordFigure(70, `let through, ${what}`, letThrough, import.meta.url);
  expect(letThrough.length).toBeGreaterThan(0);
  expect(letThrough.length).toBeLessThanOrEqual(burst + Math.ceil(seconds * perSecond) + 1);
}

const ONE_GUEST = { burst: 15, perSecond: 0.1 };
const COSTLY = { burst: 20, perSecond: 1 / 30 };

describe("of 300 calls in a row, most are stopped before they read anything:", () => {
  kitchenTest("orders with a wrong total", async ({ guest }) => {
    const wrong = () =>
      callFunction("placeOrder", pickupRequest({ expected_total_cents: 1 }), guest);
    const outcome = await repeat(300, wrong);
    expect(new Set(outcome.letThrough.map(reasonOf))).toEqual(new Set(["PRICE_CHANGED"]));
    expectBound("of 300 orders with a wrong total", outcome, ONE_GUEST);
  });

  kitchenTest("orders too far ahead", async ({ guest }) => {
    const wrong = () => callFunction("placeOrder", pickupRequest({ wanted_at: FAR_AHEAD }), guest);
    const outcome = await repeat(300, wrong);
    expect(new Set(outcome.letThrough.map(reasonOf))).toEqual(new Set(["TOO_FAR_AHEAD"]));
    expectBound("of 300 orders too far ahead", outcome, ONE_GUEST);
  });

  kitchenTest("cancellations with a stale version", async ({ guest }) => {
    const { id } = await placeOrder(pickupRequest(), guest);
    const stale = () => callFunction("cancelOrder", { order_id: id, version: 9 }, guest);
    const outcome = await repeat(300, stale);
    expect(new Set(outcome.letThrough.map(reasonOf))).toEqual(new Set(["VERSION_CONFLICT"]));
    expectBound("of 300 stale cancellations", outcome, ONE_GUEST);
  });

  tableTest("moves with a stale version", async ({ guest }) => {
    const { reservation_id: _, ...wish } = tableRequest();
    const { id } = await bookTable(tableRequest(), guest);
    const { date, time } = wish;
    const move = { reservation_id: id, version: 9, date, time, party_size: 3 };
    const outcome = await repeat(300, () => callFunction("changeReservation", move, guest));
    expect(new Set(outcome.letThrough.map(reasonOf))).toEqual(new Set(["VERSION_CONFLICT"]));
    expectBound("of 300 stale moves", outcome, ONE_GUEST);
  });

  kitchenTest("exports of the own data, of which five an hour are answered", async ({ guest }) => {
    const outcome = await repeat(300, () => callFunction("exportMyData", null, guest));
    expectBound("of 300 exports", outcome, COSTLY);
    const answered = outcome.letThrough.filter(({ result }) => result);
    recordFigure(70, "answered, of 300 exports", answered, import.meta.url);
    expect(answered).toHaveLength(5);
  });
});

kitchenTest(
  "480 sign-outs on all devices are mostly stopped and leave three audit entries",
  async () => {
    const account = await newAccount({ emailVerified: true });
    // The local backend refuses the token after the first one, so the calls are sent at once.
    const answers = await Promise.all(
      Array.from({ length: 480 }, () => callFunction("signOutEverywhere", null, account)),
    );
    const letThrough = answers.filter(({ result }) => result);
    const entries = (await adminList("audit")).filter(
      ({ data }) => data.action === "account.signed_out",
    );
    recordFigure(70, "let through, of 480 sign-outs on all devices", letThrough, import.meta.url);
    recordFigure(70, "audit entries of 480 sign-outs", entries, import.meta.url);
    expect(letThrough.length).toBeGreaterThan(0);
    expect(letThrough.length).toBeLessThanOrEqual(COSTLY.burst + 1);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(3);
  },
);

kitchenTest("honest orders do not wait for refused ones", async ({ guest }) => {
  const alone: number[] = [];
  const attacked: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const isAttacked = round % 2 === 1;
    const wrong = pickupRequest({ expected_total_cents: 1 });
    const attacks = isAttacked
      ? Array.from({ length: 30 }, () => callFunction("placeOrder", wrong, guest))
      : [];
    for (const _ of [1, 2]) {
      const honest = await newAccount({ emailVerified: true });
      const startedAt = performance.now();
      await placeOrder(pickupRequest(), honest);
      (isAttacked ? attacked : alone).push(performance.now() - startedAt);
    }
    await Promise.all(attacks);
  }
  const ratio = (percentile(attacked, 0.95) ?? 0) / (percentile(alone, 0.95) ?? 1);
  const name =
    "p95 of an honest order beside 300 with a wrong total, 30 at once, as a multiple of alone";
  recordFigure(70, name, ratio, import.meta.url);
  expect(attacked).toHaveLength(20);
});

describe("the limits of all calls never stop", () => {
  kitchenTest("a guest whose total changes five times in a minute", async ({ guest }) => {
    for (let change = 0; change < 5; change += 1) {
      const wrong = pickupRequest({ expected_total_cents: 1 });
      expect(reasonOf(await callFunction("placeOrder", wrong, guest))).toBe("PRICE_CHANGED");
    }
    await placeOrder(pickupRequest(), guest);
  });

  kitchenTest("ten repeats of an order whose answers are lost", async ({ guest }) => {
    const request = pickupRequest();
    for (let sent = 0; sent <= 10; sent += 1) {
      expect((await placeOrder(request, guest)).replayed).toBe(sent > 0);
    }
  });

  kitchenTest(
    "a cook who taps sixty times in a minute, every second time in vain",
    async ({ staff }) => {
      const { id } = await placeOrder(pickupRequest(), await newGuest());
      const stale = { id, version: 9, to: "accepted", eta_minutes: 20 };
      for (let tap = 0; tap < 30; tap += 1) {
        const patch = { extra_minutes: tap % 2 === 0 ? 5 : 10 };
        const change = await callFunction("setAvailability", { resto_key: KITCHEN, patch }, staff);
        expect(change).toHaveProperty("result");
        expect(reasonOf(await callFunction("setOrderStatus", stale, staff))).toBe(
          "VERSION_CONFLICT",
        );
      }
    },
  );
});
