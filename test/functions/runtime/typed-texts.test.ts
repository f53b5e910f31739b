import { describe, expect } from "vitest";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { tableTest as test } from "../support/kitchen-test";
import {
  deliveryRequest,
  KITCHEN,
  pickupRequest,
  refused,
  testKitchen,
} from "../support/test-kitchen";
import { testMenu } from "../support/test-menu";
import { bookTable, tableRequest } from "../support/test-tables";

const HOSTILE = [
  ["a false line", "Kim\n*** BEZAHLT ONLINE ***"],
  ["a carriage return", "Kim\r3x Pizza"],
  ["an escape", "Kim\u001b[31m"],
  ["NUL", "Kim\u0000"],
  ["a bell", "Kim\u0007"],
  ["a C1 control", "Kim\u009b2J"],
  ["a line separator", "Kim\u2028*** BEZAHLT ***"],
  ["half of a surrogate pair", "A\ud800B"],
  ["invisible characters only", "\u200b\u2060\u3164\u2800"],
] as const;

const invalid = (field: string) => refused("INVALID_ARGUMENT", "INVALID", { field });

describe.for(HOSTILE)("a text with %s", ([, text]) => {
  test("is refused with its field in an order", async ({ guest }) => {
    const { address } = deliveryRequest();
    const contact = { name: text, phone: "089 99998-050" };
    const wrong = { street: "Musterweg 1", zip: "86343", city: "Königsbrunn", ...address };
    const lines = (note: string) => [{ item_id: "soup", qty: 4, choices: {}, note }];
    const place = (request: object) => callFunction("placeOrder", request, guest);
    expect(await place(pickupRequest({ contact }))).toEqual(invalid("contact.name"));
    expect(await place(deliveryRequest({ address: { ...wrong, street: text } }))).toEqual(
      invalid("address.street"),
    );
    expect(await place(deliveryRequest({ address: { ...wrong, city: text } }))).toEqual(
      invalid("address.city"),
    );
    if (!text.startsWith("\u200b")) {
      const note = `${text}.`;
      expect(await place(deliveryRequest({ address: { ...wrong, note } }))).toEqual(
        invalid("address.note"),
      );
      expect(await place(pickupRequest({ lines: lines(note) }))).toEqual(invalid("lines.0.note"));
    }
    const stored = await adminList("orders");
    recordFigure(73, "orders stored with such a text", stored.length, import.meta.url);
    expect(stored).toEqual([]);
  });

  test("is refused with its field in what staff and managers save", async ({ staff, manager }) => {
    const [soup, ...others] = testMenu.items;
    const value = { ...testMenu, items: [{ ...soup, name: { de: text, en: "Soup" } }, ...others] };
    const menu = { resto_key: KITCHEN, base_rev: 7, value };
    expect(await callFunction("saveMenu", menu, manager)).toEqual(invalid("value.items.0.name.de"));
    const restaurant = { ...toStoredRestaurant(testKitchen), title: text };
    const save = { resto_key: KITCHEN, base_rev: 0, value: restaurant };
    expect(await callFunction("saveRestaurant", save, manager)).toEqual(invalid("value.title"));
    const booking = { ...tableRequest(), kind: "walk_in", contact: { name: text } };
    expect(await callFunction("createStaffBooking", booking, staff)).toEqual(
      invalid("contact.name"),
    );
    const block = { resto_key: KITCHEN, phone: "089 99998-050", until: 1, reason: text };
    expect(await callFunction("blockGuest", block, manager)).toEqual(invalid("reason"));
  });
});

test("a note on a reservation keeps its lines, at most eight", async ({ guest, staff }) => {
  const note = "Kinderstuhl\nFensterplatz";
  const { id } = await bookTable(tableRequest({ note }), guest);
  expect(await adminGet(`reservations/${id}`)).toMatchObject({ note });
  const long = "x\n".repeat(9);
  const answer = await callFunction("requestReservation", tableRequest({ note: long }), guest);
  expect(answer).toEqual(invalid("note"));
  const noted = await callFunction("noteReservation", { id, version: 1, note: long }, staff);
  expect(noted).toEqual(invalid("note"));
});
