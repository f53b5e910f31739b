import { beforeEach, describe, expect, test, vi } from "vitest";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList, adminPatch, adminRemove, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest, newStaff } from "../support/test-accounts";
import {
  at,
  CONTACT_WITH_EMAIL,
  KITCHEN,
  openKitchen,
  pickupRequest,
  placeOrder,
  setClock,
} from "../support/test-kitchen";

const log = vi.hoisted(() => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));
vi.mock("firebase-functions/logger", () => log);

runFunctionsInProcess();

const TOMORROW = "2027-03-04";
const ORDERS = 5;

/** Restaurant of the configuration, so that its mails can be sent without a stored record. */
const CONFIGURED = "le-vie";

/** The kinds of documents that can become unreadable, with their paths. */
const BROKEN = {
  "an unreadable restaurant": [
    () => adminPatch(`public/${KITCHEN}`, { hours: "daily" }),
    `public/${KITCHEN}`,
  ],
  "unreadable closures": [
    () => adminPatch(`availability/${KITCHEN}`, { exceptions: [{ date: TOMORROW, closed: "no" }] }),
    `availability/${KITCHEN}`,
  ],
} as const;

let lost = 0;

beforeEach(async () => {
  log.error.mockReset();
  await openKitchen();
});

/** Orders for noon tomorrow, placed after closing. */
async function preorders(): Promise<string[]> {
  await setClock(at("22:30"));
  const place = async (index: number) => {
    const contact = { ...CONTACT_WITH_EMAIL, phone: `089 99998-06${index}` };
    const request = pickupRequest({ contact, wanted_at: at("12:00", TOMORROW) });
    return (await placeOrder(request, await newGuest())).id;
  };
  return Promise.all(Array.from({ length: ORDERS }, (_, index) => place(index)));
}

const statusOf = async (id: string) => (await adminGet(`orders/${id}`))?.status;

async function expectPlaced(ids: readonly string[]): Promise<void> {
  const statuses = await Promise.all(ids.map(statusOf));
  lost += statuses.filter((status) => status !== "placed").length;
  expect(statuses).toEqual(ids.map(() => "placed"));
}

describe.each(Object.entries(BROKEN))("with %s", (_what, [breakIt, path]) => {
  test("preorders wait until it is repaired, and it is reported once a run", async () => {
    const ids = await preorders();
    const stored = await adminGet(path);
    await breakIt();
    for (const [time, date] of [
      ["22:46", "2027-03-03"],
      ["11:16", TOMORROW],
      ["11:45", TOMORROW],
    ] as const) {
      await setClock(at(time, date));
      log.error.mockReset();
      await runSchedule.orders();
      await expectPlaced(ids);
    }
    expect(log.error.mock.calls.filter(([message]) => message === "unreadable document")).toEqual([
      ["unreadable document", expect.anything(), { path }],
    ]);
    await adminSet(path, stored ?? {});
    const staff = await newStaff({ resto_keys: [KITCHEN] });
    const [first = "", ...others] = ids;
    const step = { id: first, version: 1, to: "accepted", eta_minutes: 20 };
    expect(await callFunction("setOrderStatus", step, staff)).toHaveProperty("result");
    await setClock(at("12:01", TOMORROW));
    await runSchedule.orders();
    expect(await statusOf(first)).toBe("accepted");
    for (const id of others) expect(await statusOf(id)).toBe("expired");
  });
});

test("a deleted restaurant does not make its preorders expire before their wanted time", async () => {
  const ids = await preorders();
  await adminRemove(`public/${KITCHEN}`);
  await setClock(at("11:59", TOMORROW));
  await runSchedule.orders();
  await expectPlaced(ids);
  await setClock(at("12:01", TOMORROW));
  await runSchedule.orders();
  for (const id of ids) expect(await statusOf(id)).toBe("expired");
});

test("an order as soon as possible still expires after 15 minutes", async () => {
  const { id } = await placeOrder(pickupRequest(), await newGuest());
  await adminPatch(`public/${KITCHEN}`, { hours: "daily" });
  await setClock(at("18:16"));
  await runSchedule.orders();
  expect(await statusOf(id)).toBe("expired");
});

test("the mail about an expiry names the configured restaurant if the stored one is unreadable", async () => {
  for (const collection of ["public", "menus", "availability"]) {
    const stored = await adminGet(`${collection}/${KITCHEN}`);
    await adminSet(`${collection}/${CONFIGURED}`, stored ?? {});
  }
  await adminPatch(`public/${CONFIGURED}`, { key: CONFIGURED });
  const request = pickupRequest({ resto_key: CONFIGURED, contact: CONTACT_WITH_EMAIL });
  const { id } = await placeOrder(request, await newGuest());
  await adminPatch(`public/${CONFIGURED}`, { hours: "daily" });
  await setClock(at("18:16"));
  await runSchedule.orders();
  expect(await statusOf(id)).toBe("expired");
  const mails = await adminList("mail");
  expect(mails.map(({ id: name }) => name)).toContain(`order_${id}_2`);
});

describe("orders are accepted and quoted", () => {
  test("while one dish of the menu is unreadable, except for that dish", async () => {
    const menu = await adminGet(`menus/${KITCHEN}`);
    const items = (menu?.items ?? []) as { id: string }[];
    const broken = items.map((item) => (item.id === "soup" ? item : { ...item, vat: "seven" }));
    await adminPatch(`menus/${KITCHEN}`, { items: broken });
    await placeOrder(pickupRequest(), await newGuest());
    const other = items.find(({ id }) => id !== "soup")?.id ?? "";
    const lines = [{ item_id: other, qty: 1, choices: {} }];
    const refused = await callFunction("placeOrder", pickupRequest({ lines }), await newGuest());
    expect(refused.error?.details).toMatchObject({ field: "lines.0.item_id" });
  });

  test("while a sold-out end or a closure is unreadable; the others still apply", async () => {
    await adminPatch(`availability/${KITCHEN}`, {
      sold_out: { noodles: "tomorrow", soup: new Date(at("23:00")) },
      exceptions: [{ date: "soon" }, { date: TOMORROW, closed: true }],
    });
    const soldOut = await callFunction("placeOrder", pickupRequest(), await newGuest());
    expect(soldOut.error?.details).toMatchObject({ reason: "ITEM_UNAVAILABLE" });
    await adminPatch(`availability/${KITCHEN}`, { sold_out: { noodles: "tomorrow" } });
    await placeOrder(pickupRequest(), await newGuest());
    const wanted = pickupRequest({ wanted_at: at("12:00", TOMORROW) });
    const closed = await callFunction("placeOrder", wanted, await newGuest());
    expect(closed.error?.details).toMatchObject({ reason: "CLOSED" });
  });
});

test("the figure of lost preorders", () => {
  recordFigure(59, "lost preorders", lost, import.meta.url);
  expect(lost).toBe(0);
});
