import { describe, expect } from "vitest";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { tableTest } from "../support/kitchen-test";
import { newAccount, newGuest } from "../support/test-accounts";
import {
  CONTACT_WITH_EMAIL,
  KITCHEN,
  pickupRequest,
  placeOrder,
  refused,
} from "../support/test-kitchen";
import { testMenu } from "../support/test-menu";
import { bookTable, countedSeats, TOMORROW, tableRequest } from "../support/test-tables";

const contact = CONTACT_WITH_EMAIL;
const quote = {
  resto_key: KITCHEN,
  type: "pickup",
  lines: [{ item_id: "soup", qty: 4, choices: {} }],
};
const tables = { resto_key: KITCHEN, date: TOMORROW, party_size: 2 };

const test = tableTest
  /** The guest has an account with a verified address. */
  .extend("guest", () => newAccount({ emailVerified: true }))
  .extend(
    "accept",
    ({ staff }) =>
      (id: string) =>
        callFunction("setOrderStatus", { id, version: 1, to: "accepted", eta_minutes: 30 }, staff),
  )
  .extend(
    "seat",
    ({ staff }) =>
      (id: string, to: string) =>
        callFunction("setReservationStatus", { id, version: 1, to }, staff),
  );

describe("unknown fields of a newer version", () => {
  test("do not prevent orders, reservations or staff steps", async ({ guest, accept, seat }) => {
    const items = testMenu.items.map((item) => ({
      ...item,
      picture: "dish.avif",
      name: { ...item.name, fr: "Plat" },
    }));
    await adminSet(`menus/${KITCHEN}`, { ...testMenu, items, layout: "grid" });
    await adminPatch(`availability/${KITCHEN}`, {
      exceptions: [{ date: TOMORROW, hours: [{ open: "17:00", close: "22:00" }], kitchen: true }],
    });
    const order = await placeOrder(pickupRequest({ contact }), guest);
    await adminPatch(`orders/${order.id}`, { contact: { ...contact, title: "Dr." } });
    expect(await accept(order.id)).toHaveProperty("result.status", "accepted");
    const table = await bookTable(tableRequest(), guest);
    await adminPatch(`reservations/${table.id}`, { contact: { ...contact, title: "Dr." } });
    expect(await seat(table.id, "cancelled")).toHaveProperty("result.status", "cancelled");
  });
});

describe("a menu without categories", () => {
  test("counts as missing for orders and does not affect reservations", async ({
    guest,
    staff,
  }) => {
    await adminSet(`menus/${KITCHEN}`, { ...testMenu, categories: [] });
    const noKitchen = refused("NOT_FOUND", "NOT_FOUND");
    expect(await callFunction("quoteOrder", quote)).toEqual(noKitchen);
    expect(await callFunction("placeOrder", pickupRequest(), guest)).toEqual(noKitchen);
    const patch = { extra_minutes: 10 };
    expect(await callFunction("setAvailability", { resto_key: KITCHEN, patch }, staff)).toEqual(
      noKitchen,
    );
    expect(await adminList("orders")).toEqual([]);
    await bookTable(tableRequest(), guest);
  });

  test("a menu that was never saved in the editor needs no revision", async ({ guest }) => {
    const { rev: _, ...imported } = testMenu;
    await adminSet(`menus/${KITCHEN}`, imported);
    await placeOrder(pickupRequest(), guest);
  });
});

describe("an unreadable restaurant", () => {
  test("counts as missing, while running orders and reservations continue without mails", async ({
    guest,
    manager,
    accept,
    seat,
  }) => {
    const order = await placeOrder(pickupRequest({ contact }), guest);
    const table = await bookTable(tableRequest(), guest);
    const mailIds = async () => (await adminList("mail")).map(({ id }) => id);
    const sent = await mailIds();
    await adminPatch(`public/${KITCHEN}`, { hours: "always" });

    const none = refused("NOT_FOUND", "NOT_FOUND");
    expect(await callFunction("quoteOrder", quote)).toEqual(none);
    expect(await callFunction("availableTables", tables)).toEqual(none);
    expect(await callFunction("requestReservation", tableRequest(), guest)).toEqual(none);
    const range = { resto_key: KITCHEN, from: TOMORROW, to: TOMORROW };
    expect(await callFunction("readReport", range, manager)).toEqual(none);
    const save = { resto_key: KITCHEN, base_rev: testMenu.rev, value: testMenu };
    expect(await callFunction("saveMenu", save, manager)).toEqual(none);

    expect(await accept(order.id)).toHaveProperty("result.status", "accepted");
    expect(await seat(table.id, "cancelled")).toHaveProperty("result.status", "cancelled");
    expect(await countedSeats()).toEqual({});
    expect(await mailIds()).toEqual(sent);
  });
});

describe("an unreadable order or reservation", () => {
  test("does not prevent seats from being freed", async ({ guest, seat }) => {
    const table = await bookTable(tableRequest({ party_size: 8 }), guest);
    const other = await newGuest();
    const waiting = tableRequest({ party_size: 8 });
    const { id } = await bookTable(waiting, other, "joinWaitingList");
    const { code, ...broken } = (await adminGet(`reservations/${id}`)) ?? {};
    expect(code).toBeDefined();
    await adminSet("reservations/broken", broken);
    expect(await seat(table.id, "cancelled")).toHaveProperty("result.status", "cancelled");
    expect(await adminGet(`reservations/${id}`)).toMatchObject({ status: "offered" });
  });

  test("does not prevent its guest from ordering or deleting the account", async ({ guest }) => {
    const order = await placeOrder(pickupRequest({ contact }), guest);
    const table = await bookTable(tableRequest(), guest);
    const lines = [{ item_id: "soup", note: "Kanari" }];
    await adminPatch(`orders/${order.id}`, { lines, status: "eaten" });
    await adminPatch(`reservations/${table.id}`, { party_size: "two" });
    await adminSet("reservations/nowhere", { creator_uid: guest.uid, start_at: new Date() });
    await placeOrder(pickupRequest({ contact }), guest);

    const exported = await callFunction("exportMyData", null, guest);
    expect(exported.result).toMatchObject({ complete: true });
    expect(await callFunction("deleteMyAccount", null, guest)).toHaveProperty(
      "result.deleted",
      true,
    );
    const left = await adminGet(`orders/${order.id}`);
    expect(left).toMatchObject({ creator_uid: "deleted", total_cents: 1980 });
    expect(left).not.toHaveProperty("contact");
    expect(left).toHaveProperty("lines", [{ item_id: "soup" }]);
    expect(await adminList("reservations")).toEqual([]);
    expect(await adminList("mail")).toEqual([]);
  });
});
