import { beforeEach, describe, expect } from "vitest";
import { expireOrders } from "@/functions/schedules/expire-orders";
import { watchOrders } from "@/functions/schedules/watch-orders";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { newAccount, newGuest, newStaff } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  refused,
  setClock,
  TODAY,
} from "../support/test-kitchen";

runFunctionsInProcess();

const TOMORROW = "2027-03-04";

/** Runs both schedules of orders at a time of day. */
async function runAt(time: string, date = TODAY): Promise<void> {
  await setClock(at(time, date));
  const scheduleTime = new Date().toISOString();
  await expireOrders.run({ scheduleTime });
  await watchOrders.run({ scheduleTime });
}

/** A manager of the kitchen with this address. */
async function addManager(email: string, { verified = true, key = KITCHEN } = {}): Promise<void> {
  const { uid } = await newAccount({ email, emailVerified: verified });
  await adminSet(`staff/${uid}`, { resto_keys: [key], role: "manager", super: false });
}

/** Orders of new guests, each placed at its time. */
async function order(...times: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const time of times) {
    await setClock(at(time));
    ids.push((await placeOrder(pickupRequest(), await newGuest())).id);
  }
  return ids;
}

interface SentMail {
  to: string;
  subject: string;
  text: string;
}

/** Mails to managers, by recipient. */
async function managerMails(): Promise<SentMail[]> {
  const mails = (await adminList("mail")).map(({ data }) => {
    const { subject, text } = data.message as SentMail;
    return { to: String(data.to), subject, text };
  });
  return mails.toSorted((one, other) => one.to.localeCompare(other.to));
}

const setPolicy = (unanswered_policy: object) =>
  adminPatch(`public/${KITCHEN}`, { unanswered_policy });

describe("reminders of unanswered orders", () => {
  beforeEach(async () => {
    await addManager("chef@example.com");
  });

  test("the managers with a verified address get a mail after four minutes, once", async () => {
    await addManager("vice@example.com");
    await addManager("unverified@example.com", { verified: false });
    await addManager("elsewhere@example.com", { key: OTHER_KITCHEN });
    const cook = await newAccount({ email: "cook@example.com", emailVerified: true });
    await adminSet(`staff/${cook.uid}`, { resto_keys: [KITCHEN], role: "staff", super: false });
    const [id] = await order("18:00");
    const { code } = (await adminGet(`orders/${id}`)) as { code: string };

    await runAt("18:03");
    expect(await managerMails()).toEqual([]);
    await runAt("18:05");
    const mails = await managerMails();
    expect(mails.map(({ to }) => to)).toEqual(["chef@example.com", "vice@example.com"]);
    expect(mails[0]?.subject).toContain("wartet auf Antwort");
    expect(mails[0]?.text).toContain(`Bestellung ${code}`);
    expect(mails[0]?.text).not.toContain("Toni");
    await runAt("18:06");
    await runAt("18:14");
    expect(await managerMails()).toHaveLength(2);
    recordFigure(60, "minutes until the managers get a mail", 5, import.meta.url);
  });

  test("an answered order causes no mail", async ({ staff }) => {
    const [id] = await order("18:00");
    const step = { id, version: 1, to: "accepted", eta_minutes: 20 };
    expect(await callFunction("setOrderStatus", step, staff)).toHaveProperty("result");
    await runAt("18:10");
    expect(await managerMails()).toEqual([]);
  });

  test("ten orders cause one mail in ten minutes, and each order is in one mail", async () => {
    await setPolicy({ remind_minutes: 4, pause_after_expired: null });
    await order("18:00", "18:01", "18:02", "18:03", "18:04");
    for (const time of ["18:05", "18:06", "18:08", "18:10", "18:13"]) await runAt(time);
    expect((await managerMails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("Eine Bestellung"),
    ]);
    await runAt("18:15");
    const [, second] = await managerMails();
    expect(second?.subject).toContain("4 Bestellungen");
  });

  test("an order placed at night counts from the opening", async () => {
    await setClock(at("22:30"));
    await placeOrder(pickupRequest({ wanted_at: at("12:00", TOMORROW) }), await newGuest());
    for (const [time, date] of [
      ["22:40", TODAY],
      ["09:00", TOMORROW],
      ["11:03", TOMORROW],
    ] as const) {
      await runAt(time, date);
    }
    expect(await managerMails()).toEqual([]);
    await runAt("11:05", TOMORROW);
    expect(await managerMails()).toHaveLength(1);
  });

  test("special hours entered after the order move the reminder", async () => {
    await setClock(at("22:30"));
    await placeOrder(pickupRequest({ wanted_at: at("18:00", TOMORROW) }), await newGuest());
    const hours = [{ open: "17:00", close: "22:00" }];
    await adminPatch(`availability/${KITCHEN}`, { exceptions: [{ date: TOMORROW, hours }] });
    await runAt("11:05", TOMORROW);
    expect(await managerMails()).toEqual([]);
    await runAt("17:05", TOMORROW);
    expect(await managerMails()).toHaveLength(1);
  });

  test("a restaurant can choose another time or no reminder", async () => {
    await setPolicy({ remind_minutes: 10, pause_after_expired: null });
    await order("18:00");
    await runAt("18:09");
    expect(await managerMails()).toEqual([]);
    await runAt("18:11");
    expect(await managerMails()).toHaveLength(1);
    await setPolicy({ remind_minutes: null, pause_after_expired: null });
    await order("18:30");
    await runAt("18:40");
    expect(await managerMails()).toHaveLength(1);
  });

  test("a restaurant without managers is not looked at again and again", async ({ staff }) => {
    expect(staff.uid).toBeTruthy();
    await setClock(at("18:00"));
    const elsewhere = pickupRequest({ resto_key: OTHER_KITCHEN });
    const { id } = await placeOrder(elsewhere, await newGuest());
    await runAt("18:05");
    expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "placed", remind_at: null });
    expect(await managerMails()).toEqual([]);
  });
});

describe("orders that expire unanswered", () => {
  const availability = () => adminGet(`availability/${KITCHEN}`);
  const resume = async (changes: object = { paused_until: null }) =>
    callFunction(
      "setAvailability",
      { resto_key: KITCHEN, patch: changes },
      await newStaff({ resto_keys: [KITCHEN] }),
    );

  beforeEach(async () => {
    await addManager("chef@example.com");
  });

  test("two in a row pause ordering until staff resume it", async ({ guest }) => {
    await order("18:00", "18:01");
    await runAt("18:15");
    expect(await availability()).not.toHaveProperty("paused_unattended_at");
    await runAt("18:17");
    const pausedAt = (await availability())?.paused_unattended_at as Date;
    expect(pausedAt.getTime()).toBeGreaterThanOrEqual(at("18:17"));
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
    recordFigure(60, "orders unanswered before the pause", 2, import.meta.url);

    // Neither time nor the heartbeat of an open page ends the pause.
    await runAt("12:00", TOMORROW);
    const cook = await newStaff({ resto_keys: [KITCHEN] });
    expect(await callFunction("boardSeen", { resto_keys: [KITCHEN] }, cook)).toHaveProperty(
      "result",
    );
    expect(await callFunction("placeOrder", pickupRequest(), guest)).toEqual(paused);
    await resume({ extra_minutes: 10 });
    expect(await callFunction("placeOrder", pickupRequest(), guest)).toEqual(paused);

    await resume();
    await placeOrder(pickupRequest(), guest);
    recordFigure(60, "orders accepted while nobody answers", 0, import.meta.url);
  });

  test("after staff resumed, earlier expiries no longer count", async () => {
    await order("18:00", "18:01");
    await runAt("18:17");
    await resume();
    await runAt("18:19");
    expect(await availability()).toMatchObject({ paused_unattended_at: null });
    await order("18:20");
    await runAt("18:36");
    expect(await availability()).toMatchObject({ paused_unattended_at: null });
    await order("18:37");
    await runAt("18:53");
    expect(await availability()).toMatchObject({ paused_unattended_at: expect.any(Date) });
  });

  test("an answer in between keeps the restaurant open", async ({ staff }) => {
    const [, answered] = await order("18:00", "18:01", "18:02");
    await setClock(at("18:16"));
    await runAt("18:16");
    // Changed after the first expiry and before the next.
    const step = { id: answered, version: 1, to: "rejected", reason: "zu viel los" };
    await callFunction("setOrderStatus", step, staff);
    await runAt("18:18");
    const statuses = (await adminList("orders")).map(({ data }) => data.status);
    expect(statuses.toSorted()).toEqual(["expired", "expired", "rejected"]);
    expect(await availability()).not.toHaveProperty("paused_unattended_at");
  });

  test("orders that guests cancel do not count as answers", async ({ guest }) => {
    await order("18:00");
    await setClock(at("18:01"));
    const { id } = await placeOrder(pickupRequest(), guest);
    await order("18:02");
    await runAt("18:16");
    await callFunction("cancelOrder", { order_id: id, version: 1 }, guest);
    await runAt("18:18");
    expect(await availability()).toMatchObject({ paused_unattended_at: expect.any(Date) });
  });

  test("a restaurant can choose another number or never pause", async () => {
    await setPolicy({ remind_minutes: null, pause_after_expired: 1 });
    await order("18:00");
    await runAt("18:16");
    expect(await availability()).toMatchObject({ paused_unattended_at: expect.any(Date) });
    await resume();
    await setPolicy({ remind_minutes: null, pause_after_expired: null });
    await order("18:20", "18:21", "18:22");
    await runAt("18:38");
    expect(await availability()).toMatchObject({ paused_unattended_at: null });
    expect(await managerMails()).toHaveLength(1);
  });

  test("other restaurants are not affected", async ({ guest }) => {
    await order("18:00", "18:01");
    await runAt("18:17");
    await placeOrder(pickupRequest({ resto_key: OTHER_KITCHEN }), guest);
  });

  test("a run that failed is made up for by the next", async () => {
    await order("18:00", "18:01");
    await setClock(at("18:17"));
    await expireOrders.run({ scheduleTime: new Date().toISOString() });
    await runAt("18:20");
    expect(await availability()).toMatchObject({ paused_unattended_at: expect.any(Date) });
  });
});
