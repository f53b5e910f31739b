import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { percentile } from "@/hosting/lib/percentile";
import { repoRoot } from "@/hosting/lib/repo-root";
import { recordFigure, runSize, secondsSince } from "@/test/faults/figures";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import {
  at,
  KITCHEN,
  limitSlots,
  newContact,
  openKitchen,
  pickupRequest,
  TODAY,
} from "../support/test-kitchen";
import type { InstanceAnswer, InstanceCall } from "./order-instance";

const INSTANCES = 4;
const MODULE = join(repoRoot, "test/functions/orders/order-instance.ts");

let instances: ChildProcess[] = [];

/** Without a lock that all share: each is a process of its own. */
async function startInstance(): Promise<ChildProcess> {
  const env = { ...process.env, FUNCTIONS_EMULATOR: "true", METADATA_SERVER_DETECTION: "none" };
  const child = fork(join(repoRoot, "hosting/run.cjs"), [MODULE], { env });
  await once(child, "message");
  return child;
}

beforeAll(async () => {
  instances = await Promise.all(Array.from({ length: INSTANCES }, startInstance));
}, 120_000);

afterAll(async () => {
  const ends = instances.map((each) => once(each, "exit"));
  for (const each of instances) each.kill();
  await Promise.all(ends);
});

let accounts = 0;

function newCall(changes: Partial<InstanceCall> & { wanted_at?: number } = {}): InstanceCall {
  const { wanted_at, ...rest } = changes;
  accounts += 1;
  const request = pickupRequest({ contact: newContact(), ...(wanted_at && { wanted_at }) });
  return { request, uid: `guest-${accounts}`, isVerified: true, now: at("18:00"), ...rest };
}

const newCalls = (count: number, changes: Parameters<typeof newCall>[0] = {}) =>
  Array.from({ length: count }, () => newCall(changes));

/** Shares calls out over instances, which make them all at once. */
async function placeAll(
  calls: readonly InstanceCall[],
  among: readonly ChildProcess[] = instances,
): Promise<InstanceAnswer[]> {
  const answers = await Promise.all(
    among.map(async (each, instance) => {
      const answered = once(each, "message");
      each.send(calls.filter((_, index) => index % among.length === instance));
      return (await answered) as [InstanceAnswer[]];
    }),
  );
  return answers.flatMap(([own]) => own);
}

const taken = (answers: readonly InstanceAnswer[]) => answers.filter(({ code }) => code !== null);

const ROUNDS = runSize(1, 3);
const AT_ONCE = 50;
/** Orders by which a rate is measured. */
const RATED = runSize(10, 100);

describe.each([1, INSTANCES])("%i instances", (count) => {
  test.each([1, 10, AT_ONCE])(
    "settle the orders of %i clients",
    async (clients) => {
      await openKitchen();
      const among = instances.slice(0, count);
      await placeAll(newCalls(count, { now: at("17:00") }), among);
      const answers: InstanceAnswer[] = [];
      const startedAt = performance.now();
      while (answers.length < RATED) {
        const now = at("18:00") + Math.floor(answers.length / AT_ONCE) * 120_000;
        answers.push(...(await placeAll(newCalls(clients, { now }), among)));
      }
      const perSecond = answers.length / secondsSince(startedAt);
      const name = `orders a second, clients: ${clients}, instances: ${count}`;
      recordFigure(92, name, perSecond, import.meta.url);
      expect(answers.filter(({ reason }) => reason !== null)).toEqual([]);
    },
    120_000,
  );
});

describe("four instances without a shared lock", () => {
  test(`settle ${AT_ONCE} orders at once at one restaurant, each with a code of its own`, async () => {
    await openKitchen();
    await placeAll(newCalls(INSTANCES, { now: at("17:00") }));
    const startedAt = performance.now();
    const answers: InstanceAnswer[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const now = at("18:00") + round * 120_000;
      answers.push(...(await placeAll(newCalls(AT_ONCE, { now }))));
    }
    const seconds = secondsSince(startedAt);
    const unsettled = answers.filter(({ reason }) => reason !== null);
    const p95 = Math.round(
      percentile(
        answers.map(({ ms }) => ms),
        0.95,
      ) ?? 0,
    );
    recordFigure(92, `not settled, of ${ROUNDS * AT_ONCE} orders`, unsettled, import.meta.url);
    recordFigure(92, "p95, ms", p95, import.meta.url);
    recordFigure(92, "orders a second", answers.length / seconds, import.meta.url);
    expect(unsettled).toEqual([]);
    const codes = new Set(answers.map(({ code }) => code));
    expect(codes.size).toBe(answers.length);
    expect(await adminList("orders")).toHaveLength(answers.length + INSTANCES);
  }, 120_000);

  test("place one order per intent, however many of them get it", async () => {
    await openKitchen();
    const intents = newCalls(10);
    const answers = await placeAll(intents.flatMap((call) => [call, call, call, call]));
    const orders = await adminList("orders");
    recordFigure(92, "orders of 10 intents sent to all four", orders, import.meta.url);
    expect(orders.map(({ id }) => id).toSorted()).toEqual(
      intents.map(({ request }) => request.order_id).toSorted(),
    );
    expect(taken(answers)).toHaveLength(answers.length);
  }, 120_000);

  test("accept exactly as many orders a minute as the restaurant's limit allows", async () => {
    await openKitchen();
    const unverified = await placeAll(newCalls(48, { isVerified: false }));
    const verified = await placeAll(newCalls(24));
    recordFigure(
      92,
      "taken of 48 unverified orders in a minute (40)",
      taken(unverified),
      import.meta.url,
    );
    recordFigure(92, "taken of 24 further orders (20)", taken(verified), import.meta.url);
    expect([taken(unverified).length, taken(verified).length]).toEqual([40, 20]);
    const reasons = [...unverified, ...verified].map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(new Set([null, "RATE_LIMIT"]));
  }, 120_000);

  test("sell all of 6 counted portions to 200 guests, and none twice", async () => {
    await openKitchen();
    await adminPatch(`availability/${KITCHEN}`, { stock: { soup: 6 } });
    const calls = newCalls(200);
    for (const { request } of calls) {
      Object.assign(request, {
        lines: [{ item_id: "soup", qty: 1, choices: {} }],
        expected_total_cents: 495,
      });
    }
    const answers = await placeAll(calls);
    const stored = await adminGet(`availability/${KITCHEN}`);
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(
      new Set([null, "ITEM_UNAVAILABLE"]),
    );
    expect(taken(answers)).toHaveLength(6);
    expect(await adminList("orders")).toHaveLength(6);
    expect(stored?.stock).toEqual({ soup: 0 });
  }, 120_000);

  test("keep the limits of an account and of a slot", async () => {
    await openKitchen();
    const answers = await placeAll(newCalls(12, { uid: "one-guest" }));
    expect(taken(answers)).toHaveLength(3);
    await openKitchen();
    await limitSlots(5);
    const slot = { wanted_at: at("19:00") };
    const inSlot = await placeAll(newCalls(16, slot));
    recordFigure(92, "orders of 16 in a slot for 5", taken(inSlot), import.meta.url);
    expect(taken(inSlot)).toHaveLength(5);
    expect(new Set(inSlot.map(({ reason }) => reason))).toEqual(new Set([null, "SLOT_FULL"]));
    const day = await adminGet(`capacity/${KITCHEN}_${TODAY}`);
    expect(day?.orders).toEqual({ "19:00": 5 });
  }, 120_000);
});
