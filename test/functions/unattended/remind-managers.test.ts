import { expect } from "vitest";
import { remindManagers } from "@/functions/unattended/remind-managers";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { runFunctionsInProcess } from "../support/run-in-process";
import { newAccount, newGuest, storeGrants } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  setClock,
  TODAY,
} from "../support/test-kitchen";
import {
  addManager,
  managerMails,
  orderAt,
  runAt,
  setUnansweredPolicy,
  TOMORROW,
  unansweredTest as test,
} from "../support/unanswered-orders";

runFunctionsInProcess();

test("the managers with a verified address get a mail after four minutes, once", async () => {
  await addManager("vice@example.com");
  await addManager("unverified@example.com", { verified: false });
  await addManager("elsewhere@example.com", { key: OTHER_KITCHEN });
  const cook = await newAccount({ email: "cook@example.com", emailVerified: true });
  await storeGrants(cook, { resto_keys: [KITCHEN] });
  const [id] = await orderAt("18:00");
  const { code } = (await adminGet(`orders/${id}`)) as { code: string };

  let minute = 0;
  while (minute < 10 && (await managerMails()).length === 0) {
    minute += 1;
    // Placing the order takes a moment after 18:00.
    await runAt(`18:0${minute}:30`);
  }
  recordFigure(60, "minutes until the managers get a mail", minute, import.meta.url);
  expect(minute).toBe(4);
  const mails = await managerMails();
  expect(mails.map(({ to }) => to)).toEqual(["chef@example.com", "vice@example.com"]);
  expect(mails[0]?.subject).toContain("wartet auf Antwort");
  expect(mails[0]?.text).toContain(`Bestellung ${code}`);
  expect(mails[0]?.text).not.toContain("Toni");
  await runAt("18:06");
  await runAt("18:14");
  expect(await managerMails()).toHaveLength(2);
});

test("an answered order causes no mail", async ({ staff }) => {
  const [id] = await orderAt("18:00");
  const step = { id, version: 1, to: "accepted", eta_minutes: 20 };
  expect(await callFunction("setOrderStatus", step, staff)).toHaveProperty("result");
  await runAt("18:10");
  expect(await managerMails()).toEqual([]);
});

test("four orders cause one mail in ten minutes, and each order is in one mail", async () => {
  await setUnansweredPolicy({ remind_minutes: 4, pause_after_expired: null });
  await orderAt("18:00", "18:02", "18:03", "18:04");
  for (const time of ["18:05", "18:07", "18:10", "18:14"]) await runAt(time);
  expect((await managerMails()).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("Eine Bestellung"),
  ]);
  await runAt("18:16");
  const [, second] = await managerMails();
  expect(second?.subject).toContain("3 Bestellungen");
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
  await setUnansweredPolicy({ remind_minutes: 10, pause_after_expired: null });
  await orderAt("18:00");
  await runAt("18:09");
  expect(await managerMails()).toEqual([]);
  await runAt("18:11");
  expect(await managerMails()).toHaveLength(1);
  await setUnansweredPolicy({ remind_minutes: null, pause_after_expired: null });
  await orderAt("18:30");
  await runAt("18:40");
  expect(await managerMails()).toHaveLength(1);
});

test("a restaurant without managers is looked up only once per order", async () => {
  await setClock(at("18:00"));
  const elsewhere = pickupRequest({ resto_key: OTHER_KITCHEN });
  const { id } = await placeOrder(elsewhere, await newGuest());
  expect(await remindManagers(at("18:05"))).toEqual({ reminded: 1 });
  expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "placed", remind_at: null });
  expect(await remindManagers(at("18:14"))).toEqual({ reminded: 0 });
  expect(await managerMails()).toEqual([]);
});
