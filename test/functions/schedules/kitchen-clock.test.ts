import { expect, inject, vi } from "vitest";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { adminGet, adminPatch, adminRemove } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest, newStaff } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  setClock,
  testKitchen,
} from "../support/test-kitchen";

// The schedule runs in this process, which must use the local backend and not search for the
// credentials of a hosted one.
runFunctionsInProcess();

const CLOCK = { kitchen_clock: true, clock_min_minutes: 10, clock_max_minutes: 60 };
const run = runSchedule.kitchen;

const setPolicy = (changes: object, key = KITCHEN) =>
  adminPatch(`public/${key}`, { order_policy: { ...testKitchen.order_policy, ...changes } });

const clockOf = async (key = KITCHEN) => (await adminGet(`availability/${key}`))?.kitchen_minutes;

/** An order that is placed and accepted at one time and ready at another. */
async function serve(placed: string, ready: string): Promise<void> {
  const staff = await newStaff({ resto_keys: [KITCHEN] });
  await setClock(at(placed));
  const { id } = await placeOrder(pickupRequest(), await newGuest());
  await callFunction("setOrderStatus", { id, version: 1, to: "accepted", eta_minutes: 15 }, staff);
  await setClock(at(ready));
  await callFunction("setOrderStatus", { id, version: 2, to: "ready" }, staff);
}

/** An order that was ready after 14 minutes, and as many open ones as the rush has. */
async function cook(rush: number): Promise<void> {
  await serve("18:00", "18:14");
  const open = await placeOrder(pickupRequest(), await newGuest());
  const order = (await adminGet(`orders/${open.id}`)) ?? {};
  const copies = Array.from({ length: rush }, (_, index) => ({
    path: `orders/rush-${index}`,
    data: { ...order, lines: (order.lines as object[]).map((line) => ({ ...line, qty: 4 })) },
  }));
  if (copies.length > 0) await backendAdmin(inject("backendPorts")).write(copies);
}

test("the minutes follow the board, for guest, quote and order alike", async () => {
  await setPolicy(CLOCK);
  await cook(0);
  await run();
  expect(await clockOf()).toEqual({ pickup: 15, delivery: 40, until: expect.any(Date) });

  await cook(8);
  await run();
  const clock = (await clockOf()) as { pickup: number };
  expect(clock.pickup).toBeGreaterThan(40);

  await setClock(at("18:15"));
  const guest = await newGuest();
  const request = pickupRequest();
  const { type, lines, resto_key } = request;
  const quoted = await callFunction("quoteOrder", { type, lines, resto_key }, guest);
  const quote = quoted.result as { quote: { earliest_at: number }; server_time: number };
  const promised =
    Math.ceil((quote.server_time + clock.pickup * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
  expect(quote.quote.earliest_at).toBe(promised);
  const { id } = await placeOrder(request, guest);
  expect(await adminGet(`orders/${id}`)).toMatchObject({ promised_at: new Date(promised) });
});

test("a restaurant without the clock keeps its lead times", async () => {
  await cook(8);
  await run();
  expect(await clockOf()).toBeUndefined();
  // What is left of a clock that was switched off has no effect.
  await setPolicy(CLOCK);
  await run();
  expect(await clockOf()).toMatchObject({ pickup: expect.any(Number) });
  await setPolicy({});
  const { id } = await placeOrder(pickupRequest(), await newGuest());
  const { created_at, promised_at } = (await adminGet(`orders/${id}`)) as Record<string, Date>;
  expect(Number(promised_at) - Number(created_at)).toBeLessThanOrEqual(16 * MINUTE_MS);
});

test("the lead times apply again when the schedule has stopped or the kitchen was idle", async () => {
  await setPolicy(CLOCK);
  await setPolicy(CLOCK, OTHER_KITCHEN);
  await cook(8);
  await run();
  expect(await clockOf(OTHER_KITCHEN)).toBeUndefined();
  await setClock(at("18:25"));
  const { id } = await placeOrder(pickupRequest(), await newGuest());
  expect(await adminGet(`orders/${id}`)).toMatchObject({ promised_at: new Date(at("18:41")) });
});

test("staff can change the availability without losing the clock, which nobody else can set", async () => {
  await setPolicy(CLOCK);
  await cook(8);
  await run();
  const clock = await clockOf();
  const staff = await newStaff({ resto_keys: [KITCHEN] });
  const change = (patch: object) =>
    callFunction("setAvailability", { resto_key: KITCHEN, patch }, staff);
  const changed = await change({ extra_minutes: 10 });
  expect(changed.result).toMatchObject({
    availability: { kitchen_minutes: { pickup: (clock as { pickup: number }).pickup } },
  });
  expect(await clockOf()).toEqual(clock);
  const forged = await change({ kitchen_minutes: { pickup: 5, delivery: 5, until: 0 } });
  expect(forged.error).toBeDefined();
});

test("the same minutes are written again only before they end", async () => {
  await setPolicy(CLOCK);
  await cook(8);
  await run();
  const { until: first } = (await clockOf()) as { until: Date };
  await setClock(at("18:15"));
  await run();
  expect(await clockOf()).toMatchObject({ until: first });
  await setClock(at("18:21"));
  await run();
  const { until: later } = (await clockOf()) as { until: Date };
  expect(Number(later)).toBeGreaterThan(Number(first));
});

test("an order is read once and again only after a change", async () => {
  vi.stubEnv("RESTO_READ_CACHE", "on");
  await setPolicy(CLOCK);
  await cook(8);
  await run();
  const busy = await clockOf();
  // The copies are read no more, or their absence would be noticed.
  for (let index = 0; index < 8; index += 1) await adminRemove(`orders/rush-${index}`);
  await setClock(at("18:15"));
  await run();
  expect(await clockOf()).toEqual(busy);
  // After an hour all of them are read again.
  await serve("19:10", "19:24");
  await run();
  expect(await clockOf()).toMatchObject({ pickup: 15 });
});
