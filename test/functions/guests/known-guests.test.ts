import { describe, expect } from "vitest";
import { findKnownGuestAnswerSchema } from "@/domain/guest/known-guest.schema";
import type { PlaceStaffOrderRequest } from "@/domain/order/placing/staff-order.schema";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newStaff, type TestAccount } from "../support/test-accounts";
import {
  at,
  deliveryRequest,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  refused,
  setClock,
} from "../support/test-kitchen";

runFunctionsInProcess();

const PHONE = "089 99998-077";
const contact = { name: "Carla Canary", phone: PHONE };
const { address } = deliveryRequest();

const test = kitchenTest
  .extend("take", ({ staff }) => async (changes: Partial<PlaceStaffOrderRequest> = {}) => {
    const request = { ...deliveryRequest({ contact }), ...changes };
    expect(await callFunction("placeStaffOrder", request, staff)).toHaveProperty("result");
    return request.order_id;
  })
  .extend(
    "find",
    ({ staff }) =>
      (phone: string = PHONE, by: TestAccount = staff) =>
        callFunction("findKnownGuest", { resto_key: KITCHEN, phone }, by),
  );

/** Matches the answer of `findKnownGuest`. */
const finds = (guest: object | null) => expect.objectContaining({ result: { guest } });
const usual = deliveryRequest().lines;
// Within a minute: the clock of the tests runs.
const last_order_at = expect.closeTo(at("18:00"), -5) as number;
const known = finds({ name: contact.name, address, usual, last_order_at });
const nobody = finds(null);

describe("a caller", () => {
  test("is found only after agreeing", async ({ take, find }) => {
    await take();
    expect(await find()).toEqual(nobody);
    expect(await adminList("known_guests")).toEqual([]);
    await take({ remember: true });
    expect(await find()).toEqual(known);
  });

  test("who only picked up is found without an address", async ({ staff, find }) => {
    const pickup = { ...pickupRequest({ contact }), remember: true };
    expect(await callFunction("placeStaffOrder", pickup, staff)).toHaveProperty("result");
    const { result } = await find();
    expect(findKnownGuestAnswerSchema.parse(result)).toEqual({
      guest: { name: contact.name, usual, last_order_at },
    });
  });

  test("is found by every spelling of the whole number, and by no part of it", async ({
    take,
    find,
  }) => {
    await take({ remember: true });
    for (const same of ["+49 89 99998077", "(089) 99998/077", "0049 89 99998-077"]) {
      expect(await find(same)).toEqual(known);
    }
    for (const part of ["089 99998-07", "99998077", "089 99998-0777", "99998-077"]) {
      expect(await find(part)).toEqual(nobody);
    }
    expect(await find("089")).toEqual(refused("INVALID_ARGUMENT", "INVALID", { field: "phone" }));
  });

  test("is found at the restaurant that asked only, and with the last address", async ({
    take,
    find,
  }) => {
    await take({ remember: true });
    const moved = { street: "Neue Straße 2", zip: "86343", city: "Königsbrunn" };
    await take({ remember: true, address: moved });
    const pickup = pickupRequest({ contact });
    await take({ ...pickup, remember: true, address: undefined });
    expect(await find()).toEqual(
      finds({ name: contact.name, address: moved, usual, last_order_at }),
    );
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN] });
    const asked = { resto_key: OTHER_KITCHEN, phone: PHONE };
    expect(await callFunction("findKnownGuest", asked, elsewhere)).toEqual(nobody);
  });

  test("is found with an address that a newer version stored with further fields", async ({
    take,
    find,
  }) => {
    await take({ remember: true });
    const [stored] = await adminList("known_guests");
    await adminPatch(`known_guests/${stored?.id}`, { address: { ...address, floor: "2" } });
    expect(await find()).toEqual(known);
  });

  test("is forgotten when the agreement is withdrawn, and kept when nothing is said", async ({
    take,
    find,
  }) => {
    await take({ remember: true });
    await take();
    expect(await find()).toEqual(known);
    await take({ remember: false });
    expect(await find()).toEqual(nobody);
    expect(await adminList("known_guests")).toEqual([]);
  });

  test("is forgotten with the erasure and part of the export", async ({
    take,
    find,
    manager,
    staff,
  }) => {
    await take({ remember: true });
    const guest = { resto_key: KITCHEN, phone: PHONE };
    const exported = await callFunction("exportGuest", guest, manager);
    expect(exported).toMatchObject({
      result: { known_guests: [{ name: contact.name, address, agreed_at: expect.any(String) }] },
    });
    expect(JSON.stringify(exported)).not.toContain(staff.uid);
    expect(await callFunction("eraseGuest", guest, manager)).toHaveProperty("result");
    expect(await find()).toEqual(nobody);
    expect(await adminList("known_guests")).toEqual([]);
  });

  test("is forgotten a year after the last order", async ({ take, find }) => {
    await take({ remember: true });
    const [stored] = await adminList("known_guests");
    expect(stored?.data.expires_at).toEqual(stored && new Date(lastOrderAt(stored.data) + YEAR_MS));
    await setClock(at("17:50", "2028-03-02"));
    expect(await find()).toEqual(known);
    await setClock(at("18:10", "2028-03-02"));
    expect(await find()).toEqual(nobody);
    await runSchedule.retention();
    expect(await adminList("known_guests")).toEqual([]);
  });
});

const YEAR_MS = 365 * 24 * 60 * 60_000;

function lastOrderAt(data: Record<string, unknown>): number {
  return Number(data.last_order_at);
}

describe("findKnownGuest", () => {
  test("refuses guests and staff of other restaurants, and records nothing", async ({
    take,
    find,
    guest,
  }) => {
    await take({ remember: true });
    const before = await adminList("audit");
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
    for (const caller of [guest, elsewhere]) {
      expect(await find(PHONE, caller)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    }
    expect(await adminList("audit")).toEqual(before);
  });

  test("is recorded with the masked number, found or not", async ({ find, staff }) => {
    await find();
    const [entry] = await adminList("audit");
    expect(entry?.data).toMatchObject({
      by: "staff",
      uid: staff.uid,
      resto_key: KITCHEN,
      target: "guests/+49…077",
      action: "guest.looked_up",
    });
  });

  test("is limited to 30 numbers in ten minutes", async ({ find, staff }) => {
    const lookups_at = Array.from({ length: 30 }, () => new Date(at("18:00")));
    await adminSet(`limits/${staff.uid}`, { lookups_at });
    expect(await find()).toEqual(refused("RESOURCE_EXHAUSTED", "RATE_LIMIT"));
    expect(await adminList("audit")).toEqual([]);
  });
});

test("contact and address of a telephone order end 90 days after it was taken", async ({
  take,
}) => {
  const id = await take();
  await setClock(at("17:50", "2027-06-01"));
  await runSchedule.retention();
  expect(await adminGet(`orders/${id}`)).toMatchObject({ contact });
  await setClock(at("19:10", "2027-06-01"));
  await runSchedule.retention();
  const anonymised = await adminGet(`orders/${id}`);
  expect(anonymised).toMatchObject({ creator_uid: "deleted", total_cents: 2300, contact_keys: [] });
  expect(JSON.stringify(anonymised)).not.toMatch(/Canary|99998|Musterweg/);
});

test("contact and address of a telephone order that cannot be read end after 90 days, too", async ({
  take,
}) => {
  const id = await take();
  const subtotal_cents = (await adminGet(`orders/${id}`))?.subtotal_cents;
  await adminPatch(`orders/${id}`, { total_cents: "unreadable" });
  await setClock(at("19:10", "2027-06-01"));
  await runSchedule.retention();
  const anonymised = await adminGet(`orders/${id}`);
  expect(anonymised).toMatchObject({ creator_uid: "deleted", subtotal_cents });
  expect(JSON.stringify(anonymised)).not.toMatch(/Canary|99998|Musterweg/);
});
