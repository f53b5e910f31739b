import { describe, expect } from "vitest";
import { overviewAnswerSchema } from "@/domain/report/overview.schema";
import { adminGet, adminPatch, adminRemove, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
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

async function read(by: TestAccount, input: object = {}) {
  const { error, result } = await callFunction("readOverview", input, by);
  expect(error).toBeUndefined();
  return overviewAnswerSchema.parse(result).restaurants;
}

const seen = (by: TestAccount, ...resto_keys: string[]) =>
  callFunction("boardSeen", { resto_keys }, by);

describe("readOverview", () => {
  test("returns opening, availability, orders and heartbeat of a restaurant", async ({ staff }) => {
    const guest = await newGuest();
    const first = await placeOrder(pickupRequest(), guest);
    await placeOrder(pickupRequest(), guest);
    const answer = { id: first.id, version: 1, to: "accepted", eta_minutes: 20 };
    await callFunction("setOrderStatus", answer, staff);
    await adminPatch(`availability/${KITCHEN}`, {
      paused_until: new Date(at("19:00")),
      extra_minutes: 20,
    });
    expect(await read(staff)).toEqual([
      {
        resto_key: KITCHEN,
        opening: { open: true, until: at("22:00") },
        paused_until: at("19:00"),
        paused_unattended_at: null,
        extra_minutes: 20,
        requests: 0,
        orders_today: 2,
        unanswered: 1,
        seen_at: null,
        is_alarm_off: false,
      },
    ]);
  });

  test("counts today's failed mails and stuck payments for managers alone", async ({
    staff,
    manager,
  }) => {
    const mail = (state: string, time: string, date?: string) => ({
      resto_key: KITCHEN,
      created_at: new Date(at(time, date)),
      delivery: { state },
    });
    const task = (attempts: number, done_at: Date | null) => ({
      resto_key: KITCHEN,
      attempts,
      done_at,
    });
    await Promise.all([
      adminSet("mail/failed", mail("failed", "17:00")),
      adminSet("mail/earlier", mail("failed", "17:00", "2027-03-01")),
      adminSet("mail/sent", mail("sent", "17:00")),
      adminSet("payment_tasks/stuck", task(3, null)),
      adminSet("payment_tasks/tried", task(1, null)),
      adminSet("payment_tasks/done", task(4, new Date(at("17:00")))),
    ]);
    const counts = { failed_mails: 1, failed_payments: 1 };
    expect(await read(manager)).toMatchObject([counts]);
    const [entry] = await read(staff);
    expect(entry).not.toHaveProperty("failed_mails");
    expect(entry).not.toHaveProperty("failed_payments");
  });

  test("reports closed restaurants and ignores pauses that have ended", async ({ staff }) => {
    await adminPatch(`availability/${KITCHEN}`, { paused_until: new Date(at("19:00")) });
    await setClock(at("22:30"));
    expect(await read(staff)).toMatchObject([
      { opening: { open: false, next: at("11:00", "2027-03-04") }, paused_until: null },
    ]);
  });

  test("counts only today's orders", async ({ staff }) => {
    await placeOrder(pickupRequest(), await newGuest());
    await setClock(at("12:00", "2027-03-04"));
    expect(await read(staff)).toMatchObject([{ orders_today: 0, unanswered: 1 }]);
  });

  test("sums up today and the same weekday before for managers, and for nobody else", async ({
    staff,
  }) => {
    const order = { resto_key: KITCHEN, status: "completed", local_date: TODAY, total_cents: 1250 };
    const table = { resto_key: KITCHEN, status: "seated", local_date: TODAY, party_size: 4 };
    const before = { local_date: "2027-02-24" };
    await Promise.all(
      [
        ["orders/one", order],
        ["orders/two", { ...order, total_cents: 750 }],
        ["orders/open", { ...order, status: "preparing" }],
        ["orders/before", { ...order, ...before, total_cents: 999 }],
        ["orders/yesterday", { ...order, local_date: "2027-03-02" }],
        ["orders/other", { ...order, resto_key: OTHER_KITCHEN }],
        ["reservations/one", table],
        ["reservations/gone", { ...table, status: "cancelled" }],
        ["reservations/before", { ...table, ...before, status: "no_show", party_size: 3 }],
      ].map(([path, data]) => adminSet(path as string, data as object)),
    );
    const manager = await newStaff({ resto_keys: [KITCHEN], role: "manager" });
    expect(await read(manager)).toMatchObject([
      {
        orders_today: 3,
        figures: {
          today: { orders: 3, turnover_cents: 2000, parties: 1, guests: 4 },
          week_before: { orders: 1, turnover_cents: 999, parties: 1, guests: 3 },
        },
      },
    ]);
    const boss = await newStaff({ super: true });
    const all = await read(boss);
    const totals = all.map(({ resto_key, figures }) => [resto_key, figures?.today.turnover_cents]);
    expect(Object.fromEntries(totals)).toEqual({ [KITCHEN]: 2000, [OTHER_KITCHEN]: 1250 });
    expect((await read(staff)).map(({ figures }) => figures)).toEqual([undefined]);
  });

  test("shows super-administrators all restaurants and staff their own", async ({ staff }) => {
    const boss = await newStaff({ super: true });
    const keys = (await read(boss)).map(({ resto_key }) => resto_key);
    expect(keys.toSorted()).toEqual([KITCHEN, OTHER_KITCHEN].toSorted());
    expect(await read(boss, { resto_keys: [OTHER_KITCHEN] })).toHaveLength(1);
    expect((await read(staff)).map(({ resto_key }) => resto_key)).toEqual([KITCHEN]);
    expect(await read(await newStaff({ resto_keys: [] }))).toEqual([]);
  });

  test("refuses callers who are not staff of one of the restaurants", async ({ staff }) => {
    const input = { resto_keys: [KITCHEN, OTHER_KITCHEN] };
    for (const each of [staff, await newGuest()]) {
      expect(await callFunction("readOverview", input, each)).toEqual(
        refused("PERMISSION_DENIED", "NOT_ALLOWED"),
      );
    }
  });

  test("tolerates missing and unreadable restaurants", async ({ staff }) => {
    await adminSet(`public/${KITCHEN}`, { key: KITCHEN, title: 7 });
    expect(await read(staff)).toMatchObject([{ opening: null, orders_today: 0 }]);
    await adminRemove(`public/${KITCHEN}`);
    expect(await read(staff)).toMatchObject([{ opening: null }]);
  });
});

describe("boardSeen", () => {
  const stored = () => adminGet(`presence/${KITCHEN}`);

  test("stores a heartbeat without a name, at most twice a minute", async ({ staff }) => {
    expect(await seen(staff, KITCHEN)).toHaveProperty("result.server_time");
    const first = await stored();
    expect(Object.keys(first ?? {}).toSorted()).toEqual(["armed_at", "resto_key", "seen_at"]);
    await seen(staff, KITCHEN, KITCHEN);
    expect(await stored()).toEqual(first);
    await setClock(at("18:05"));
    await seen(staff, KITCHEN);
    expect(Number((await stored())?.seen_at)).toBeGreaterThanOrEqual(at("18:05"));
    const [entry] = await read(staff);
    expect(entry?.seen_at).toBeGreaterThanOrEqual(at("18:05"));
  });

  test("tells at once when the alarm goes on, and when no board with an alarm is left", async ({
    staff,
  }) => {
    const send = (is_armed: boolean) =>
      callFunction("boardSeen", { resto_keys: [KITCHEN], is_armed }, staff);
    const isAlarmOff = async () => (await read(staff))[0]?.is_alarm_off;
    await send(false);
    expect(await isAlarmOff()).toBe(true);
    await send(true);
    expect(await isAlarmOff()).toBe(false);
    await send(false);
    expect(await isAlarmOff()).toBe(false);
    await setClock(at("18:05"));
    await send(false);
    expect(await isAlarmOff()).toBe(true);
  });

  test("accepts only staff of the restaurant", async ({ staff }) => {
    const boss = await newStaff({ super: true });
    const other = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
    for (const each of [boss, other, await newGuest()]) {
      expect(await seen(each, KITCHEN)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    }
    expect(await seen(staff, KITCHEN, OTHER_KITCHEN)).toEqual(
      refused("PERMISSION_DENIED", "NOT_ALLOWED"),
    );
    expect(await stored()).toBeNull();
  });

  test("keeps a heartbeat of an earlier day", async ({ staff }) => {
    await seen(staff, KITCHEN);
    await setClock(at("12:00", "2027-03-05"));
    const [entry] = await read(staff);
    expect(entry?.seen_at).toBeLessThan(at("18:05", TODAY));
  });
});
