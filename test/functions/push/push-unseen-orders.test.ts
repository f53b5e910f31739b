import { expect } from "vitest";
import { adminGet, adminList, adminPatch, adminRemove } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { answerNext, received, titles } from "@/test/harness/push-devices";
import { kitchenTest } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { subscribe } from "../support/subscribe-device";
import { newAccount, newStaff, storeGrants, type TestAccount } from "../support/test-accounts";
import {
  at,
  deliveryRequest,
  KITCHEN,
  OTHER_KITCHEN,
  placeOrder,
  setClock,
} from "../support/test-kitchen";

runFunctionsInProcess();

const test = kitchenTest;

const forStaff = { kinds: ["new_orders" as const] };

async function runAt(time: string): Promise<void> {
  await setClock(at(time));
  await runSchedule.push();
}

const openBoard = (staff: TestAccount) =>
  callFunction("boardSeen", { resto_keys: [KITCHEN] }, staff);

test("without an open board, the phones of cooks and managers get a new order once, with code and link only", async ({
  guest,
  staff,
  manager,
}) => {
  const cook = await subscribe(staff, forStaff);
  const chef = await subscribe(manager, { ...forStaff, resto_key: undefined, language: "en" });
  const elsewhere = await newStaff({ resto_keys: [KITCHEN, OTHER_KITCHEN] });
  const other = await subscribe(elsewhere, { ...forStaff, resto_key: OTHER_KITCHEN });
  const { id, code } = await placeOrder(deliveryRequest(), guest);
  for (const time of ["18:00:20", "18:01:20", "18:02:20"]) await runAt(time);
  const [message, ...more] = await received(cook);
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    topic: code,
    urgency: "high",
    notice: { title: `Neue Bestellung ${code}`, link: `/order?order=${id}`, tag: id, lang: "de" },
  });
  expect(await titles(chef)).toEqual([`New order ${code}`]);
  expect(await received(other)).toEqual([]);
  expect(message?.text).not.toMatch(/Toni|99998|Musterweg|Suppe|soup/i);
  expect(await adminGet(`orders/${id}`)).toMatchObject({ staff_push_at: null, version: 1 });
  expect(await adminList("push_messages")).toEqual([]);
});

test("an open board, one that is opened meanwhile and an answer send nothing; one that falls silent does", async ({
  guest,
  staff,
}) => {
  const cook = await subscribe(staff, forStaff);
  const first = await placeOrder(deliveryRequest(), guest);
  await openBoard(staff);
  await runAt("18:01");
  await runAt("18:05");
  expect(await adminGet(`orders/${first.id}`)).toMatchObject({ staff_push_at: null });

  const second = await placeOrder(deliveryRequest(), guest);
  const step = { id: second.id, version: 1, to: "accepted", eta_minutes: 30 };
  expect(await callFunction("setOrderStatus", step, staff)).toHaveProperty("result");
  await runAt("18:06");
  expect(await received(cook)).toEqual([]);

  await openBoard(staff);
  await setClock(at("18:06:20"));
  const third = await placeOrder(deliveryRequest(), guest);
  await runAt("18:07");
  expect(await received(cook)).toEqual([]);
  await runAt("18:08");
  expect(await titles(cook)).toEqual([`Neue Bestellung ${third.code}`]);
});

test("a revoked, disabled or moved access gets nothing, also of messages that wait", async ({
  guest,
}) => {
  const team = await Promise.all(
    ["revoked", "moved", "rider", "elsewhere"].map(async (name) => {
      const account = await newAccount({ email: `${name}@example.com`, emailVerified: true });
      await storeGrants(account, { resto_keys: [KITCHEN, OTHER_KITCHEN] });
      return { account, device: await subscribe(account, { ...forStaff, resto_key: undefined }) };
    }),
  );
  const [revoked, moved, rider, elsewhere] = team.map(({ account }) => account);
  const late = await newStaff({ resto_keys: [KITCHEN] });
  const waiting = await subscribe(late, forStaff);
  await adminRemove(`staff/${revoked?.uid}`);
  await adminPatch(`staff/${moved?.uid}`, { email: "new@example.com" });
  await adminPatch(`staff/${rider?.uid}`, { role: "rider" });
  await adminPatch(`staff/${elsewhere?.uid}`, { resto_keys: [OTHER_KITCHEN] });
  await placeOrder(deliveryRequest(), guest);
  await answerNext(waiting, 503);
  await runAt("18:01");
  await adminRemove(`staff/${late.uid}`);
  await runAt("18:04");
  for (const device of [...team.map((each) => each.device), waiting]) {
    expect(await received(device)).toEqual([]);
  }
  expect(await adminList("push_messages")).toEqual([]);
});

test("a message that waits ends when its account signs out on all devices", async ({
  guest,
  staff,
}) => {
  const device = await subscribe(staff, forStaff);
  await placeOrder(deliveryRequest(), guest);
  await answerNext(device, 503);
  await runAt("18:01");
  await adminPatch(`staff/${staff.uid}`, { signed_out_at: new Date(at("18:02")) });
  await runAt("18:04");
  expect(await received(device)).toEqual([]);
});

test("only staff subscribe to new orders, of their own restaurants", async ({
  guest,
  staff,
  superAdmin,
}) => {
  const rider = await newStaff({ resto_keys: [KITCHEN], role: "rider" });
  for (const each of [guest, rider, superAdmin]) {
    await expect(subscribe(each, forStaff)).rejects.toThrow("NOT_ALLOWED");
  }
  await expect(subscribe(staff, { ...forStaff, resto_key: OTHER_KITCHEN })).rejects.toThrow(
    "NOT_ALLOWED",
  );
  await expect(subscribe(staff, { kinds: ["new_orders", "orders"] })).rejects.toThrow("kinds");
  await expect(subscribe(guest, { resto_key: undefined })).rejects.toThrow("resto_key");
  expect(await adminList("push_subscriptions")).toEqual([]);
});
