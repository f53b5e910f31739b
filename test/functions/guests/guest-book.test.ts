import { describe, expect } from "vitest";
import { GUEST_BOOK_VERSION } from "@/domain/contact/guest-book-request.schema";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  AGREES,
  dishes,
  minuteOf,
  STEPS_TO_COMPLETED,
  guestBookTest as test,
} from "../support/guest-book-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newAccount, newStaff, type TestAccount } from "../support/test-accounts";
import {
  at,
  deliveryRequest,
  KITCHEN,
  pickupRequest,
  placeOrder,
  setClock,
  TODAY,
} from "../support/test-kitchen";
import { bookTable, TOMORROW, tableRequest, telephoneBooking } from "../support/test-tables";

runFunctionsInProcess();

async function bookOf({ uid }: TestAccount): Promise<Record<string, unknown> | null> {
  const entry = await adminGet(`known_guests/${KITCHEN}_${uid}`);
  return (entry?.book as Record<string, unknown> | undefined) ?? null;
}

describe("a guest who agreed", () => {
  test("is counted once the order is handed over, once, with its dishes", async ({
    guest,
    step,
  }) => {
    const request = pickupRequest({ guest_book: { ...AGREES, allergies: "Erdnüsse" } });
    const { id } = await placeOrder(request, guest);
    await placeOrder(request, guest);
    expect(await adminGet(`orders/${id}`)).toMatchObject({ in_guest_book: true });
    expect(await adminGet(`known_guests/${KITCHEN}_${guest.uid}`)).toMatchObject({
      ...{ name: request.contact.name, uid: guest.uid, resto_key: KITCHEN },
      book: {
        ...{ agreed_to: GUEST_BOOK_VERSION, visits: 0, no_shows: 0, recent: [] },
        allergies: { text: "Erdnüsse", agreed_to: GUEST_BOOK_VERSION },
      },
    });
    await setClock(at("18:30"));
    for (const [index, to] of STEPS_TO_COMPLETED.entries()) await step("Order", id, index + 1, to);
    const once = { visits: 1, no_shows: 0, recent: [{ id, dishes }] };
    expect(await bookOf(guest)).toMatchObject(once);
    // The retention counts from the visit.
    const { last_order_at } = (await adminGet(`known_guests/${KITCHEN}_${guest.uid}`)) ?? {};
    expect((last_order_at as Date).getTime()).toBeGreaterThanOrEqual(at("18:30"));
    expect(await step("Order", id, 3, "completed")).toHaveProperty("error");
    expect(await step("Order", id, 4, "completed")).toHaveProperty("error");
    expect(await bookOf(guest)).toMatchObject(once);
  });

  test("is counted with every later order, and by a table from the moment it is taken", async ({
    guest,
    step,
  }) => {
    const { id } = await bookTable(tableRequest({ guest_book: AGREES }), guest);
    const missed = await bookTable(tableRequest({ guest_book: {}, time: "20:00" }), guest);
    await setClock(at("20:30", TOMORROW));
    await step("Reservation", id, 1, "seated");
    expect(await bookOf(guest)).toMatchObject({ visits: 1, no_shows: 0, recent: [{ id }] });
    await step("Reservation", id, 2, "completed");
    expect(await step("Reservation", missed.id, 1, "no_show")).toHaveProperty("result");
    expect(await bookOf(guest)).toMatchObject({ visits: 1, no_shows: 1 });
  });

  test("is noted as not met at the door", async ({ guest, staff }) => {
    const rider = await newStaff({ resto_keys: [KITCHEN], role: "rider" });
    const { id } = await placeOrder(deliveryRequest({ guest_book: AGREES }), guest);
    await callFunction(
      "setOrderStatus",
      { id, version: 1, to: "accepted", eta_minutes: 30 },
      staff,
    );
    await callFunction("markReady", { order_id: id, version: 2 }, staff);
    await callFunction("takeDelivery", { order_id: id, version: 3 }, rider);
    const end = { order_id: id, version: 4, to: "failed", reason: "niemand da", not_met: true };
    expect(await callFunction("setDeliveryStatus", end, rider)).toHaveProperty("result");
    expect(await bookOf(guest)).toMatchObject({ visits: 0, no_shows: 1, recent: [] });
  });

  test("by telephone is counted under the number, but not by agreeing to be remembered alone", async ({
    staff,
    step,
  }) => {
    const contact = { name: "Carla Canary", phone: "089 99998-077" };
    const call = async (changes: object) => {
      const request = { ...pickupRequest({ contact }), remember: true, ...changes };
      expect(await callFunction("placeStaffOrder", request, staff)).toHaveProperty("result");
      await step("Order", request.order_id, 1, "ready");
      await step("Order", request.order_id, 2, "completed");
      return (await adminList("known_guests"))[0]?.data;
    };
    expect(await call({})).not.toHaveProperty("book");
    expect(await call({ in_guest_book: true })).toMatchObject({ book: { visits: 1 } });
    expect(await call({})).toMatchObject({ book: { visits: 2 } });
    expect(await call({ in_guest_book: false })).not.toHaveProperty("book");
  });
});

describe("a guest of a staff booking who agreed", () => {
  const entries = async () => (await adminList("known_guests")).map(({ data }) => data);

  test("is entered, and counted once the party sits or fails to come", async ({ staff, step }) => {
    const agreement = { remember: true, in_guest_book: true };
    const booking = telephoneBooking(agreement);
    const { reservation_id: id, contact } = booking;
    for (let time = 0; time < 2; time += 1) {
      expect(await callFunction("createStaffBooking", booking, staff)).toHaveProperty("result");
    }
    expect(await adminGet(`reservations/${id}`)).toMatchObject({ in_guest_book: true });
    const caller = { name: contact.name, contact_key: "+498999998050", last_orders: [] };
    expect(await entries()).toMatchObject([{ ...caller, book: { visits: 0, recent: [] } }]);
    const asked = { resto_key: KITCHEN, reservation_ids: [id] };
    expect(await callFunction("readGuestBook", asked, staff)).toMatchObject({
      result: { guests: [{ id, card: { name: contact.name, visits: 0 } }] },
    });
    await setClock(at("19:05", TOMORROW));
    await step("Reservation", id, 1, "seated");
    expect(await entries()).toMatchObject([{ book: { visits: 1, recent: [{ id }] } }]);
    const missed = telephoneBooking({ remember: true, date: TOMORROW, time: "20:00" });
    await callFunction("createStaffBooking", missed, staff);
    await setClock(at("20:30", TOMORROW));
    await step("Reservation", missed.reservation_id, 1, "no_show");
    expect(await entries()).toMatchObject([{ book: { visits: 1, no_shows: 1 } }]);
  });

  test("is counted at once as a walk-in, and forgotten at their wish", async ({ staff }) => {
    const walkIn = (changes: object) => {
      const kind = { kind: "walk_in", date: TODAY, time: "18:00" } as const;
      const booking = telephoneBooking({ ...kind, ...changes });
      return callFunction("createStaffBooking", booking, staff);
    };
    await walkIn({ remember: true });
    expect((await entries())[0]).not.toHaveProperty("book");
    await walkIn({ remember: true, in_guest_book: true });
    expect(await entries()).toMatchObject([{ book: { visits: 1 } }]);
    await walkIn({ remember: true });
    expect(await entries()).toMatchObject([{ book: { visits: 2, no_shows: 0 } }]);
    const { result } = await walkIn({});
    const { id } = result as { id: string };
    expect(await adminGet(`reservations/${id}`)).not.toHaveProperty("in_guest_book");
    expect(await entries()).toMatchObject([{ book: { visits: 2 } }]);
    await setClock(at("18:10"));
    await walkIn({ remember: false });
    expect(await entries()).toEqual([]);
    const tables = (await adminList("reservations")).map(({ data }) => data);
    expect(tables.map(minuteOf).filter(Boolean)).toEqual(["17:10", "17:10"]);
  });
});

test("a guest who did not agree, or to another text, is not counted", async ({ guest, step }) => {
  for (const guest_book of [undefined, {}, { agrees_to: GUEST_BOOK_VERSION + 1 }]) {
    const { id } = await placeOrder(pickupRequest({ guest_book }), guest);
    for (const [index, to] of STEPS_TO_COMPLETED.entries()) await step("Order", id, index + 1, to);
    expect(await adminGet(`orders/${id}`)).not.toHaveProperty("in_guest_book");
  }
  expect(await adminList("known_guests")).toEqual([]);
});

test("a running order of a guest who is no longer in the book enters nobody again", async ({
  guest,
  manager,
  step,
}) => {
  const { contact, ...request } = pickupRequest({ guest_book: AGREES });
  const { id } = await placeOrder({ ...request, contact }, guest);
  const erased = { resto_key: KITCHEN, phone: contact.phone };
  expect(await callFunction("eraseGuest", erased, manager)).toHaveProperty("result");
  expect(await adminList("known_guests")).toEqual([]);
  expect(await adminGet(`orders/${id}`)).not.toHaveProperty("in_guest_book");
  for (const [index, to] of STEPS_TO_COMPLETED.entries()) await step("Order", id, index + 1, to);
  await placeOrder(pickupRequest({ guest_book: {} }), guest);
  expect(await adminList("known_guests")).toEqual([]);
});

test("an entry is exported with the number, and ends a year after the last visit", async ({
  manager,
}) => {
  // Guest accounts end earlier, with their entries.
  const guest = await newAccount({ emailVerified: true });
  const request = pickupRequest({ guest_book: { ...AGREES, allergies: "Erdnüsse" } });
  await placeOrder(request, guest);
  const { phone } = request.contact;
  const { result } = await callFunction("exportGuest", { resto_key: KITCHEN, phone }, manager);
  expect(result).toMatchObject({
    known_guests: [{ uid: guest.uid, book: { visits: 0, allergies: { text: "Erdnüsse" } } }],
  });
  await setClock(at("17:00", "2028-03-02"));
  await runSchedule.retention();
  expect(await adminList("known_guests")).toHaveLength(1);
  await setClock(at("19:00", "2028-03-02"));
  await runSchedule.retention();
  expect(await adminList("known_guests")).toEqual([]);
});
