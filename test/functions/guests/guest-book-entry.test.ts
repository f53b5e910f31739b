import { describe, expect } from "vitest";
import { CHANGE_LIMITS } from "@/domain/limits/guest-limits";
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
import { newAccount, newStaff } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  refused,
  setClock,
} from "../support/test-kitchen";

runFunctionsInProcess();

describe("what the book holds", () => {
  test("is told to staff by the order, noted by them, and told to the guest", async ({
    guest,
    staff,
    step,
  }) => {
    const request = pickupRequest({ guest_book: { ...AGREES, allergies: "Erdnüsse" } });
    const { id } = await placeOrder(request, guest);
    const stranger = await placeOrder(pickupRequest(), guest);
    const ofOrder = { resto_key: KITCHEN, order_id: id };
    const noted = { ...ofOrder, note: "Sitzt gern am Fenster" };
    for (let time = 0; time < 3; time += 1) {
      expect(await callFunction("changeGuestBook", noted, staff)).toMatchObject({
        result: { card: { note: noted.note } },
      });
    }
    const actions = (await adminList("audit")).map(({ data }) => data.action);
    expect(actions.filter((action) => action === "guest_book.noted")).toHaveLength(1);
    for (const [index, to] of STEPS_TO_COMPLETED.entries()) await step("Order", id, index + 1, to);
    const asked = { resto_key: KITCHEN, order_ids: [id, stranger.id] };
    const card = {
      ...{ name: request.contact.name, visits: 1, no_shows: 0, usual: dishes },
      ...{ allergies: "Erdnüsse", note: "Sitzt gern am Fenster" },
      agreed_at: expect.any(Number) as number,
      last_visit_at: expect.any(Number) as number,
    };
    expect(await callFunction("readGuestBook", asked, staff)).toEqual({
      http: 200,
      result: { guests: [{ id, card }] },
    });
    const mine = await callFunction("readMyGuestBook", { resto_key: KITCHEN }, guest);
    expect(mine).toMatchObject({ result: { card } });
  });

  test("is noted without end, with one entry an hour in the audit log", async ({
    guest,
    staff,
  }) => {
    const { id } = await placeOrder(pickupRequest({ guest_book: AGREES }), guest);
    const noted = async () =>
      (await adminList("audit")).filter(({ data }) => data.action === "guest_book.noted").length;
    for (const note of ["am Fenster", "am Ofen", "am Fenster"]) {
      const change = { resto_key: KITCHEN, order_id: id, note };
      expect(await callFunction("changeGuestBook", change, staff)).toHaveProperty("result.card");
    }
    expect(await noted()).toBe(1);
    await setClock(at("20:00"));
    const later = { resto_key: KITCHEN, order_id: id, note: "" };
    expect(await callFunction("changeGuestBook", later, staff)).toHaveProperty("result.card");
    expect(await noted()).toBe(2);
  });

  test("is not told by a number that an account has only typed", async ({ guest, staff }) => {
    const request = pickupRequest({ guest_book: { ...AGREES, allergies: "Erdnüsse" } });
    await placeOrder(request, guest);
    const { phone } = request.contact;
    expect(await callFunction("findKnownGuest", { resto_key: KITCHEN, phone }, staff)).toEqual({
      http: 200,
      result: { guest: null },
    });
  });

  test("is closed to riders, other restaurants and other guests", async ({ guest, superAdmin }) => {
    const { id } = await placeOrder(pickupRequest({ guest_book: AGREES }), guest);
    const asked = { resto_key: KITCHEN, order_ids: [id] };
    const ofOrder = { resto_key: KITCHEN, order_id: id };
    const rider = await newStaff({ resto_keys: [KITCHEN], role: "rider" });
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
    for (const each of [rider, elsewhere, guest]) {
      const answers = [
        await callFunction("readGuestBook", asked, each),
        await callFunction("changeGuestBook", { ...ofOrder, end: true }, each),
      ];
      const refusal = refused("PERMISSION_DENIED", "NOT_ALLOWED");
      expect(answers).toEqual([refusal, refusal]);
    }
    const foreign = { ...asked, resto_key: OTHER_KITCHEN };
    expect(await callFunction("readGuestBook", foreign, elsewhere)).toMatchObject({
      result: { guests: [] },
    });
    const other = await newAccount({ emailVerified: true });
    expect(await callFunction("readMyGuestBook", { resto_key: KITCHEN }, other)).toMatchObject({
      result: { card: null },
    });
    expect(await callFunction("readGuestBook", asked, superAdmin)).toMatchObject({
      result: { guests: [{ id }] },
    });
  });

  test("is limited in what a guest tells, not in what the guest removes", async ({ guest }) => {
    await placeOrder(pickupRequest({ guest_book: AGREES }), guest);
    const tell = (allergies: string | null) => {
      const agreed = allergies === null ? {} : AGREES;
      const told = { resto_key: KITCHEN, allergies, ...agreed };
      return callFunction("changeMyGuestBook", told, guest);
    };
    const limit = CHANGE_LIMITS[0]?.max ?? 0;
    for (let time = 0; time < limit; time += 1) {
      expect(await tell("Sesam")).toHaveProperty("result");
    }
    expect(await tell("Sesam")).toMatchObject({ error: { details: { reason: "RATE_LIMIT" } } });
    for (let time = 0; time < 2; time += 1) expect(await tell(null)).toHaveProperty("result");
    const entries = await adminList("audit");
    const agreed = entries.filter(({ data }) => data.action === "guest_book.agreed");
    // And one each by the order and by the first removal.
    expect(agreed).toHaveLength(limit + 2);
  });

  test("is not written again when there is nothing to remove", async ({ guest }) => {
    const { id } = await placeOrder(pickupRequest({ guest_book: AGREES }), guest);
    const nothing = { resto_key: KITCHEN, allergies: null };
    expect(await callFunction("changeMyGuestBook", nothing, guest)).toHaveProperty("result.card");
    expect(minuteOf(await adminGet(`orders/${id}`))).toBeUndefined();
  });

  test("ends with the agreement, ended by the guest or by staff", async ({ guest, staff }) => {
    const agreed = () => placeOrder(pickupRequest({ guest_book: AGREES }), guest);
    // Open boards read the entry again then.
    const changedAt = async (order: string) => minuteOf(await adminGet(`orders/${order}`));
    const { id } = await agreed();
    const own = { resto_key: KITCHEN };
    const told = { ...own, allergies: "Sesam" };
    expect(await callFunction("changeMyGuestBook", told, guest)).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "agrees_to" }),
    );
    expect(await callFunction("changeMyGuestBook", { ...told, ...AGREES }, guest)).toMatchObject({
      result: { card: { allergies: "Sesam" } },
    });
    await setClock(at("18:10"));
    const removed = await callFunction("changeMyGuestBook", { ...own, allergies: null }, guest);
    expect(removed).not.toHaveProperty("result.card.allergies");
    expect(await changedAt(id)).toEqual("17:10");
    await setClock(at("18:20"));
    for (let time = 0; time < 2; time += 1) {
      const ended = await callFunction("changeMyGuestBook", { ...own, end: true }, guest);
      expect(ended).toMatchObject({ result: { card: null } });
      expect(await adminList("known_guests")).toEqual([]);
      expect(await changedAt(id)).toEqual("17:20");
    }
    const asked = { ...own, order_ids: [id] };
    expect(await callFunction("readGuestBook", asked, staff)).toMatchObject({
      result: { guests: [] },
    });
    await agreed();
    const end = { ...own, order_id: id, end: true };
    expect(await callFunction("changeGuestBook", end, staff)).toMatchObject({
      result: { card: null },
    });
    expect(await adminList("known_guests")).toEqual([]);
    expect(await callFunction("changeGuestBook", end, staff)).toEqual(
      refused("NOT_FOUND", "NOT_FOUND"),
    );
  });

  test("ends with an erasure by a number that the account gave before", async ({
    guest,
    manager,
  }) => {
    const first = pickupRequest({ guest_book: AGREES });
    await placeOrder(first, guest);
    const contact = { name: "Toni", phone: "089 99998-111" };
    await placeOrder(pickupRequest({ contact, guest_book: {} }), guest);
    expect(await adminList("known_guests")).toMatchObject([
      { data: { contact_keys: ["+498999998111"] } },
    ]);
    const { phone } = first.contact;
    await callFunction("eraseGuest", { resto_key: KITCHEN, phone }, manager);
    expect(await adminList("known_guests")).toEqual([]);
  });
});
