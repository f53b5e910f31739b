import { expect } from "vitest";
import { expireOrders } from "@/functions/schedules/expire-orders";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { runFunctionsInProcess } from "../support/run-in-process";
import { newStaff } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  refused,
  setClock,
} from "../support/test-kitchen";
import {
  managerMails,
  orderAt,
  runAt,
  setUnansweredPolicy,
  TOMORROW,
  unansweredTest as test,
} from "../support/unanswered-orders";

runFunctionsInProcess();

const availability = () => adminGet(`availability/${KITCHEN}`);
const resume = async (changes: object = { paused_until: null }) =>
  callFunction(
    "setAvailability",
    { resto_key: KITCHEN, patch: changes },
    await newStaff({ resto_keys: [KITCHEN] }),
  );

test("two orders in a row that nobody answers pause ordering until staff resume it", async ({
  guest,
}) => {
  // Two minutes apart, so that the job can make up for a run that lost to contention.
  await orderAt("18:00", "18:02", "18:04", "18:06");
  let minute = 14;
  while (minute < 23 && !(await availability())?.paused_unattended_at) {
    minute += 1;
    await runAt(`18:${minute}`);
  }
  const unanswered = (await adminList("orders")).filter(({ data }) => data.status === "expired");
  recordFigure(60, "orders unanswered before the pause", unanswered, import.meta.url);
  expect(unanswered).toHaveLength(2);
  const pausedAt = (await availability())?.paused_unattended_at as Date;
  expect(pausedAt.getTime()).toBeGreaterThanOrEqual(at(`18:${minute}`));
  const paused = refused("FAILED_PRECONDITION", "PAUSED");
  expect(await callFunction("placeOrder", pickupRequest(), guest)).toEqual(paused);
  const later = pickupRequest({ wanted_at: at("21:00") });
  expect(await callFunction("placeOrder", later, guest)).toEqual(paused);

  const mails = (await managerMails()).filter(({ subject }) => subject.includes("pausiert"));
  expect(mails).toEqual([expect.objectContaining({ to: "chef@example.com" })]);
  const audit = await adminList("audit");
  expect(audit.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({
      action: "availability.paused_unattended",
      by: "system",
      uid: null,
    }),
  );

  // Neither time nor the heartbeat of an open page ends the pause.
  await runAt("12:00", TOMORROW);
  const cook = await newStaff({ resto_keys: [KITCHEN] });
  expect(await callFunction("boardSeen", { resto_keys: [KITCHEN] }, cook)).toHaveProperty("result");
  expect(await callFunction("placeOrder", pickupRequest(), guest)).toEqual(paused);
  await resume({ extra_minutes: 10 });
  expect(await callFunction("placeOrder", pickupRequest(), guest)).toEqual(paused);
  const waiting = (await adminList("orders")).filter(({ data }) => data.status !== "expired");
  recordFigure(60, "orders accepted while nobody answers", waiting, import.meta.url);
  expect(waiting).toEqual([]);

  await resume();
  await placeOrder(pickupRequest(), guest);
});

test("after staff resumed, earlier expiries no longer count", async () => {
  await orderAt("18:00", "18:01");
  await runAt("18:17");
  await resume();
  await runAt("18:19");
  expect(await availability()).toMatchObject({ paused_unattended_at: null });
  await orderAt("18:20");
  await runAt("18:36");
  expect(await availability()).toMatchObject({ paused_unattended_at: null });
  await orderAt("18:37");
  await runAt("18:53");
  expect(await availability()).toMatchObject({ paused_unattended_at: expect.any(Date) });
});

test.for([
  ["refusal of a waiting order", { to: "rejected", reason: "zu viel los" }],
  ["acceptance of a waiting order", { to: "accepted", eta_minutes: 40 }],
] as const)("the first %s ends the pause", async ([, step], { guest, staff }) => {
  await orderAt("18:00", "18:01");
  await setClock(at("18:10"));
  const { id } = await placeOrder(pickupRequest(), guest);
  await runAt("18:17");
  expect(await availability()).toMatchObject({ paused_unattended_at: expect.any(Date) });

  expect(await callFunction("setOrderStatus", { id, version: 1, ...step }, staff)).toHaveProperty(
    "result",
  );
  expect(await availability()).toMatchObject({
    paused_unattended_at: null,
    attended_at: expect.any(Date),
  });
  expect((await adminList("audit")).map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ action: "availability.paused_until", by: "staff", uid: staff.uid }),
  );
  await runAt("18:19");
  await placeOrder(pickupRequest(), guest);
});

test("a step that is refused does not end the pause", async ({ guest, staff }) => {
  await orderAt("18:00", "18:01");
  await setClock(at("18:10"));
  const { id } = await placeOrder(pickupRequest(), guest);
  await runAt("18:17");
  const wrong = { id, version: 7, to: "rejected", reason: "zu viel los" };
  expect(await callFunction("setOrderStatus", wrong, staff)).toHaveProperty("error");
  expect(await availability()).toMatchObject({ paused_unattended_at: expect.any(Date) });
});

test("an answer in between keeps the restaurant open", async ({ staff }) => {
  const [, answered] = await orderAt("18:00", "18:02", "18:04");
  await runAt("18:16");
  const step = { id: answered, version: 1, to: "rejected", reason: "zu viel los" };
  expect(await callFunction("setOrderStatus", step, staff)).toHaveProperty("result");
  await runAt("18:20");
  const statuses = (await adminList("orders")).map(({ data }) => data.status);
  expect(statuses.toSorted()).toEqual(["expired", "expired", "rejected"]);
  expect(await availability()).not.toHaveProperty("paused_unattended_at");
});

test("orders that guests cancel do not count as answers", async ({ guest }) => {
  await orderAt("18:00");
  await setClock(at("18:03"));
  const { id } = await placeOrder(pickupRequest(), guest);
  await orderAt("18:04");
  await runAt("18:16");
  const cancelled = await callFunction("cancelOrder", { order_id: id, version: 1 }, guest);
  expect(cancelled).toHaveProperty("result");
  await runAt("18:20");
  expect(await availability()).toMatchObject({ paused_unattended_at: expect.any(Date) });
});

test("a restaurant can choose another number or never pause", async () => {
  await setUnansweredPolicy({ remind_minutes: null, pause_after_expired: 1 });
  await orderAt("18:00");
  await runAt("18:16");
  expect(await availability()).toMatchObject({ paused_unattended_at: expect.any(Date) });
  await resume();
  await setUnansweredPolicy({ remind_minutes: null, pause_after_expired: null });
  await orderAt("18:20", "18:21", "18:22");
  await runAt("18:38");
  expect(await availability()).toMatchObject({ paused_unattended_at: null });
  expect(await managerMails()).toHaveLength(1);
});

test("other restaurants are not affected", async ({ guest }) => {
  await orderAt("18:00", "18:01");
  await runAt("18:17");
  expect(await availability()).toMatchObject({ paused_unattended_at: expect.any(Date) });
  await placeOrder(pickupRequest({ resto_key: OTHER_KITCHEN }), guest);
});

test("a run that failed is made up for by the next", async () => {
  await orderAt("18:00", "18:01");
  await setClock(at("18:17"));
  await expireOrders.run();
  await runAt("18:20");
  expect(await availability()).toMatchObject({ paused_unattended_at: expect.any(Date) });
});
