import { describe, expect, inject } from "vitest";
import {
  type SearchGuestsAnswer,
  searchGuestsAnswerSchema,
} from "@/domain/guest/guest-answers.schema";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { address, canaryOrder, canaryReservation, contact } from "../support/canary";
import { byEmail, byPhone } from "../support/guests";
import { tableTest as test } from "../support/kitchen-test";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN, refused } from "../support/test-kitchen";

async function search(manager: TestAccount, request: object): Promise<SearchGuestsAnswer> {
  const answer = await callFunction("searchGuests", request, manager);
  expect(answer.error).toBeUndefined();
  return searchGuestsAnswerSchema.parse(answer.result);
}

describe("searchGuests", () => {
  test("finds a guest's orders and reservations by any spelling of the number, and by e-mail", async ({
    manager,
    guest,
  }) => {
    const order = await canaryOrder(guest);
    const table = await canaryReservation(guest);
    await adminSet(`reservation_notes/${table.id}`, {
      resto_key: KITCHEN,
      local_date: "2027-03-04",
      note: "Stammgast",
    });
    await canaryOrder(await newGuest(), { contact: { name: "Otto", phone: "089 99998-111" } });
    const spellings = [
      byPhone,
      { resto_key: KITCHEN, phone: "+49 (89) 99998-777" },
      { resto_key: KITCHEN, phone: "0049 8999998777" },
      byEmail,
      { resto_key: KITCHEN, email: ` ${contact.email.toUpperCase()} ` },
    ];
    for (const request of spellings) {
      expect(await search(manager, request)).toMatchObject({
        orders: [{ id: order.id, code: order.code, contact, address, status: "placed" }],
        more_orders: false,
        reservations: [{ id: table.id, contact, note: "Körnerallergie", staff_note: "Stammgast" }],
        more_reservations: false,
        unreadable: 0,
        blocks: [],
      });
    }
    expect(await search(manager, { resto_key: KITCHEN, phone: "089 99998-112" })).toMatchObject({
      orders: [],
      reservations: [],
    });
  });

  test("finds orders of any age, newest first, in pages of 20", async ({ manager, guest }) => {
    const { id } = await canaryOrder(guest);
    const stored = await adminGet(`orders/${id}`);
    // Pairs share an instant, so that a page can end between two equal sort keys.
    const earlier = Array.from({ length: 44 }, (_, index) => ({
      path: `orders/00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      data: {
        ...stored,
        local_date: "2024-01-01",
        status: "completed",
        created_at: new Date(Date.UTC(2024, 0, 1) + Math.ceil(index / 2) * 60_000),
      },
    }));
    await backendAdmin(inject("backendPorts")).write(earlier);
    const found: SearchGuestsAnswer["orders"] = [];
    for (let more = true; more; ) {
      const last = found.at(-1);
      const cursor = last ? { orders_after: last.id } : {};
      const page = await search(manager, { ...byPhone, ...cursor });
      expect(page.orders.length).toBeLessThanOrEqual(20);
      found.push(...page.orders);
      more = page.more_orders;
    }
    expect(new Set(found.map((each) => each.id)).size).toBe(45);
    const times = found.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const searches = (await adminList("audit")).filter(
      ({ data }) => data.action === "guest.searched",
    );
    expect(searches).toHaveLength(3);
  });

  test("pages through reservations alone when asked for more of them", async ({
    manager,
    guest,
  }) => {
    await canaryOrder(guest);
    const { id } = await canaryReservation(guest);
    const page = await search(manager, { ...byPhone, reservations_after: id });
    expect(page).toMatchObject({ orders: [], reservations: [], more_reservations: false });
    const gone = { ...byPhone, orders_after: "00000000-0000-4000-8000-000000000000" };
    expect(await search(manager, gone)).toMatchObject({ orders: [], more_orders: false });
  });

  test("counts entries that cannot be read instead of hiding them", async ({ manager, guest }) => {
    const { id } = await canaryOrder(guest);
    await canaryOrder(guest);
    await adminPatch(`orders/${id}`, { lines: "broken" });
    const { orders, unreadable } = await search(manager, byPhone);
    expect([orders.length, unreadable]).toEqual([1, 1]);
  });

  test("records who searched in which restaurant, with a masked number", async ({ manager }) => {
    await search(manager, byPhone);
    await search(manager, byEmail);
    const entries = (await adminList("audit")).map(({ data }) => data);
    expect(entries.map(({ target }) => target).toSorted()).toEqual([
      "guests/+49…777",
      "guests/k…@example.com",
    ]);
    recordFigure(
      61,
      "managers' searches that are not recorded",
      2 - entries.length,
      import.meta.url,
    );
    expect(entries[0]).toMatchObject({
      by: "staff",
      uid: manager.uid,
      resto_key: KITCHEN,
      action: "guest.searched",
    });
    expect(JSON.stringify(entries)).not.toMatch(/99998|kanari/);
  });

  test("refuses staff, managers of another restaurant and guests, and records nothing", async ({
    staff,
    guest,
  }) => {
    await canaryOrder(guest);
    const before = await adminList("audit");
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
    for (const caller of [staff, elsewhere, guest]) {
      expect(await callFunction("searchGuests", byPhone, caller)).toEqual(
        refused("PERMISSION_DENIED", "NOT_ALLOWED"),
      );
    }
    expect(await adminList("audit")).toEqual(before);
  });

  test("finds nothing of another restaurant", async ({ superAdmin, guest }) => {
    await canaryOrder(guest);
    const request = { ...byPhone, resto_key: OTHER_KITCHEN };
    expect(await search(superAdmin, request)).toMatchObject({ orders: [], reservations: [] });
  });

  test("needs a number or an address, not both", async ({ manager }) => {
    for (const request of [{ resto_key: KITCHEN }, { ...byPhone, ...byEmail }]) {
      expect(await callFunction("searchGuests", request, manager)).toEqual(
        refused("INVALID_ARGUMENT", "INVALID", { field: "phone" }),
      );
    }
  });
});
