import { expect } from "vitest";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { answerNext, forget, newDevice, received, titles } from "@/test/harness/push-devices";
import { kitchenTest } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { subscribe } from "../support/subscribe-device";
import { newGuest } from "../support/test-accounts";
import {
  at,
  deliveryRequest,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  refused,
  setClock,
} from "../support/test-kitchen";

runFunctionsInProcess();

const test = kitchenTest.extend(
  "step",
  ({ staff }) =>
    async (id: string, version: number, to: string) => {
      const step = { id, version, to, eta_minutes: 30, reason: "Toni ist krank" };
      const { error } = await callFunction("setOrderStatus", step, staff);
      expect(error).toBeUndefined();
    },
);

test("a device decrypts code, status, time and link of its order, and nothing about the guest", async ({
  guest,
  step,
  staff,
}) => {
  const device = await subscribe(guest);
  const { id, code } = await placeOrder(deliveryRequest(), guest);
  expect(await received(device)).toEqual([]);
  await step(id, 1, "accepted");
  const [accepted] = await received(device);
  expect(accepted).toMatchObject({
    topic: code,
    urgency: "high",
    notice: {
      title: `Bestellung ${code} ist angenommen`,
      body: "Bei Ihnen gegen 18:30 Uhr.",
      link: `/order/orders/${id}`,
      tag: id,
      lang: "de",
    },
  });
  expect(accepted?.ttl_s).toBeGreaterThan(3500);
  expect(accepted?.ttl_s).toBeLessThanOrEqual(3600);
  await callFunction("delayOrder", { id, version: 2, minutes: 10 }, staff);
  await step(id, 3, "preparing");
  await step(id, 4, "out_for_delivery");
  expect(await titles(device)).toEqual([
    `Bestellung ${code} ist angenommen`,
    `Bestellung ${code} kommt später`,
    `Bestellung ${code} ist unterwegs`,
  ]);
  const texts = (await received(device)).map(({ text }) => text).join();
  expect(texts).not.toMatch(/Toni|99998|Musterweg|Suppe|soup|krank/i);
  expect(await adminList("push_messages")).toEqual([]);
});

test("other guests, other restaurants and the guest's own steps send nothing", async ({
  guest,
  step,
}) => {
  const elsewhere = await subscribe(guest, { resto_key: OTHER_KITCHEN });
  const tables = await subscribe(guest, { kinds: ["reservations"] });
  const stranger = await subscribe(await newGuest());
  const own = await subscribe(guest);
  const first = await placeOrder(pickupRequest(), guest);
  await step(first.id, 1, "accepted");
  await callFunction("cancelOrder", { order_id: first.id, version: 2 }, guest);
  expect((await adminGet(`orders/${first.id}`))?.status).toBe("cancelled");
  expect(await titles(own)).toHaveLength(1);
  for (const device of [elsewhere, tables, stranger]) expect(await received(device)).toEqual([]);
});

test("a message that the push service does not take is tried again, and replaced by a later one", async ({
  guest,
  step,
}) => {
  const device = await subscribe(guest);
  const { id, code } = await placeOrder(pickupRequest(), guest);
  await answerNext(device, 503, 429);
  await step(id, 1, "accepted");
  await runSchedule.push();
  expect(await received(device)).toEqual([]);
  expect(await adminList("push_messages")).toMatchObject([{ data: { attempts: 1, topic: code } }]);
  await setClock(at("18:02"));
  await runSchedule.push();
  expect(await adminList("push_messages")).toMatchObject([{ data: { attempts: 2 } }]);
  await setClock(at("18:05"));
  await runSchedule.push();
  expect(await titles(device)).toEqual([`Bestellung ${code} ist angenommen`]);
  expect(await adminGet("runs/push")).toMatchObject({ counts: { sent: 1, waiting: 0 } });

  await step(id, 2, "preparing");
  await answerNext(device, 500);
  await step(id, 3, "ready");
  await step(id, 4, "failed");
  expect(await titles(device)).toHaveLength(2);
  expect(await adminList("push_messages")).toEqual([]);
});

test("a message is dropped once it is of no use", async ({ guest, step }) => {
  const device = await subscribe(guest);
  const { id } = await placeOrder(pickupRequest(), guest);
  await answerNext(device, 503);
  await step(id, 1, "accepted");
  await setClock(at("19:01"));
  await runSchedule.push();
  expect(await received(device)).toEqual([]);
  expect(await adminList("push_messages")).toEqual([]);
});

test("a device that has unsubscribed, or is refused five times in a row, is removed", async ({
  guest,
  staff,
  step,
}) => {
  const gone = await subscribe(guest);
  const broken = await subscribe(guest);
  const left = async () => (await adminList("push_subscriptions")).map(({ data }) => data.endpoint);
  await forget(gone);
  const { id } = await placeOrder(pickupRequest(), guest);
  await answerNext(broken, 400, 400, 400, 400, 201, 400, 400, 400, 400, 400);
  await step(id, 1, "accepted");
  expect(await left()).toEqual([broken.endpoint]);
  const delay = async (version: number) => {
    const { error } = await callFunction("delayOrder", { id, version, minutes: 5 }, staff);
    expect(error).toBeUndefined();
  };
  for (let version = 2; version < 10; version += 1) await delay(version);
  expect(await left()).toEqual([broken.endpoint]);
  await delay(10);
  expect(await left()).toEqual([]);
});

test("a device belongs to the account that subscribed last, and only devices know their address", async ({
  guest,
  step,
}) => {
  const device = await subscribe(guest);
  const next = await newGuest();
  const { id } = await placeOrder(pickupRequest(), guest);
  await answerNext(device, 503);
  await step(id, 1, "accepted");
  await subscribe(next, device);
  await setClock(at("18:02"));
  await runSchedule.push();
  expect(await adminList("push_messages")).toEqual([]);
  await step(id, 2, "preparing");
  await step(id, 3, "ready");
  expect(await received(device)).toEqual([]);
  expect(await adminList("push_subscriptions")).toMatchObject([{ data: { uid: next.uid } }]);
  const { result } = await callFunction("unsubscribePush", { endpoint: device.endpoint }, guest);
  expect(result).toEqual({ subscribed: false });
  expect(await adminList("push_subscriptions")).toEqual([]);
});

test("only push services of browsers are accepted, from signed-in callers, 20 times an hour", async ({
  guest,
}) => {
  const { keys } = await newDevice();
  const request = { resto_key: KITCHEN, kinds: ["orders"], keys };
  const call = (changes: object, by: object = guest) =>
    callFunction("subscribePush", { ...request, ...changes }, by);
  const endpoint = "https://fcm.googleapis.com/fcm/send/abc";
  expect(await call({ endpoint }, {})).toEqual(refused("UNAUTHENTICATED", "NOT_SIGNED_IN"));
  for (const wrong of [
    "https://169.254.169.254/x",
    "http://fcm.googleapis.com/x",
    "https://a.b/c",
  ]) {
    expect(await call({ endpoint: wrong })).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "endpoint" }),
    );
  }
  const noPoint = { ...keys, p256dh: `B${"A".repeat(86)}` };
  expect(await call({ endpoint, keys: noPoint })).toEqual(
    refused("INVALID_ARGUMENT", "INVALID", { field: "keys.p256dh" }),
  );
  expect(await call({ endpoint, resto_key: "no-kitchen" })).toEqual(
    refused("NOT_FOUND", "NOT_FOUND"),
  );
  for (let device = 0; device < 20; device += 1) {
    expect((await call({ endpoint: `${endpoint}${device}` })).error).toBeUndefined();
  }
  expect(await call({ endpoint })).toEqual(refused("RESOURCE_EXHAUSTED", "RATE_LIMIT"));
  expect(await adminList("push_subscriptions")).toHaveLength(10);
});
