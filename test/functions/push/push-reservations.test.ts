import { expect } from "vitest";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { received, titles } from "@/test/harness/push-devices";
import { tableTest } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { subscribe } from "../support/subscribe-device";
import { newAccount, newGuest } from "../support/test-accounts";
import { at, KITCHEN, setClock } from "../support/test-kitchen";
import { bookTable, fillTime, setPolicy, TOMORROW, tableRequest } from "../support/test-tables";

runFunctionsInProcess();

const DAY_AFTER = "2027-03-05";

tableTest(
  "a guest without an address is told of the confirmation and reminded on the day before",
  async ({ guest, staff }) => {
    await setPolicy({ auto_confirm: false });
    const device = await subscribe(guest);
    const { contact, ...wish } = tableRequest({ date: DAY_AFTER });
    const request = { ...wish, contact: { name: "Rosa Canary", phone: contact.phone } };
    const { id, code } = await bookTable(request, guest);
    const step = { id, version: 1, to: "confirmed" };
    expect((await callFunction("setReservationStatus", step, staff)).error).toBeUndefined();
    const [confirmed] = await received(device);
    expect(confirmed).toMatchObject({
      topic: code,
      notice: {
        title: `Reservierung ${code} ist bestätigt`,
        body: "Wir erwarten Sie am Fr 5.3.2027, 19:00 Uhr.",
        link: "/order/reservations",
        tag: id,
      },
    });
    await setClock(at("10:01", TOMORROW));
    await runSchedule.reminders();
    expect(await titles(device)).toEqual([
      `Reservierung ${code} ist bestätigt`,
      `Morgen bei uns (${code})`,
    ]);
    expect(JSON.stringify(await received(device))).not.toMatch(/Rosa|Canary|99998/);
    expect(await adminList("mail")).toEqual([]);
    expect(await adminGet("runs/reminders")).toMatchObject({ counts: { reminded: 1 } });
  },
);

tableTest(
  "a waiting guest is told of the table that another one's cancellation frees",
  async ({ guest }) => {
    const others = [await newGuest(), await newGuest()];
    const [large] = await fillTime("19:00", others);
    const device = await subscribe(guest);
    const waiting = await bookTable(tableRequest({ party_size: 4 }), guest, "joinWaitingList");
    const cancel = { reservation_id: large?.id, version: 1 };
    const { error } = await callFunction("cancelReservation", cancel, others[0]);
    expect(error).toBeUndefined();
    const [offered] = await received(device);
    expect(offered?.notice).toMatchObject({
      title: `Ein Tisch ist frei (${waiting.code})`,
      body: expect.stringMatching(/^Wir halten ihn bis 18:30 Uhr/),
    });
    expect(offered?.ttl_s).toBeLessThanOrEqual(1800);
  },
);

tableTest("devices are in the export of the account, end with it, and after 180 days", async () => {
  const account = await newAccount({ emailVerified: true });
  const { endpoint } = await subscribe(account);
  const { result } = await callFunction("exportMyData", null, account);
  expect(result?.push_subscriptions).toMatchObject([
    { uid: account.uid, endpoint, resto_key: KITCHEN, kinds: ["orders", "reservations"] },
  ]);
  const old = await newAccount({ emailVerified: true });
  await subscribe(old);
  expect((await callFunction("deleteMyAccount", null, account)).error).toBeUndefined();
  const left = await adminList("push_subscriptions");
  expect(left).toMatchObject([{ data: { uid: old.uid } }]);
  await setClock(at("18:00") + 179 * 86_400_000);
  await runSchedule.retention();
  expect(await adminList("push_subscriptions")).toHaveLength(1);
  await setClock(at("18:00") + 181 * 86_400_000);
  await runSchedule.retention();
  expect(await adminList("push_subscriptions")).toEqual([]);
});
