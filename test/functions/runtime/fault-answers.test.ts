import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { percentile } from "@/hosting/lib/percentile";
import { recordFigure, runSize } from "@/test/faults/figures";
import { createVerifiedAccounts, startOrderClient } from "@/test/faults/order-client";
import { type ProxiedBackend, startProxies } from "@/test/faults/proxied-backend";
import { adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { newAccount } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  openKitchen,
  pickupRequest,
  setClock,
} from "../support/test-kitchen";

let proxies: ProxiedBackend;

beforeAll(async () => {
  proxies = await startProxies(inject("backendPorts"));
});

afterAll(() => proxies.stop());

beforeEach(async () => {
  await openKitchen();
  proxies.clear();
});

const LOST = runSize(20, 100);
/** Limit of unanswered orders per account. */
const EACH = 3;

test(`${LOST} orders whose answers are lost are each stored once`, async () => {
  const accounts = await createVerifiedAccounts(inject("backendPorts"), Math.ceil(LOST / EACH));
  const wanted: string[] = [];
  const told: (string | null)[] = [];
  for (const account of accounts) {
    const client = await startOrderClient(proxies.ports, account, 10);
    for (let order = 0; order < EACH && wanted.length < LOST; order += 1) {
      const resto_key = wanted.length % 2 === 0 ? KITCHEN : OTHER_KITCHEN;
      const request = pickupRequest({ resto_key });
      proxies.functions.add({ path: "/placeOrder", fault: { kind: "drop-answer" }, times: 1 });
      const event = await client.send(request);
      wanted.push(request.order_id);
      told.push(event.type === "succeeded" ? event.answer.id : null);
    }
    expect(client.lost()).toBeGreaterThan(0);
    await client.stop();
  }
  const stored = (await adminList("orders")).map(({ id }) => id);
  expect(proxies.functions.struck["drop-answer"]).toBe(LOST);
  expect(told).toEqual(wanted);
  expect(stored.toSorted()).toEqual(wanted.toSorted());
  const lost = wanted.filter((id) => !stored.includes(id)).length;
  recordFigure(13, `lost, of ${LOST}`, lost, import.meta.url);
  recordFigure(13, `duplicates, of ${LOST}`, stored.length - LOST + lost, import.meta.url);
}, 300_000);

const CROWD = runSize(50, 100);
/** Below the limit of 60 orders a minute. */
const AT_ONCE = 50;

test(`${CROWD} guests can order at one restaurant, ${AT_ONCE} at a time`, async () => {
  const guests = await Promise.all(
    Array.from({ length: CROWD }, () => newAccount({ emailVerified: true })),
  );
  const durations: number[] = [];
  let taken = 0;
  for (let start = 0; start < CROWD; start += AT_ONCE) {
    await setClock(at("18:00") + start * 60_000);
    const answers = await Promise.all(
      guests.slice(start, start + AT_ONCE).map(async (guest) => {
        const startedAt = performance.now();
        const answer = await callFunction("placeOrder", pickupRequest(), guest);
        durations.push(performance.now() - startedAt);
        return answer;
      }),
    );
    taken += answers.filter(({ result }) => result).length;
  }
  expect(taken).toBe(CROWD);
  const orders = await adminList("orders");
  expect(orders).toHaveLength(CROWD);
  expect(new Set(orders.map(({ data }) => data.code)).size).toBe(CROWD);
  recordFigure(
    21,
    `percent accepted, ${AT_ONCE} at a time`,
    (100 * taken) / CROWD,
    import.meta.url,
  );
  recordFigure(21, "p95, ms", Math.round(percentile(durations, 0.95) ?? 0), import.meta.url);
}, 120_000);
