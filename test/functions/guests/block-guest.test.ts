import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { blocksAnswerSchema } from "@/domain/guest/block-requests.schema";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { canaryOrder } from "../support/canary";
import { block, byPhone, CANARY_KEY } from "../support/guests";
import { tableTest as test } from "../support/kitchen-test";
import { newGuest, newStaff } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  reasonOf,
  refused,
  setClock,
  testKitchen,
} from "../support/test-kitchen";
import { bookTable, fillTime, tableRequest, telephoneBooking } from "../support/test-tables";

const until = at("18:00", "2027-03-10");
const reason = "Dreimal nicht abgeholt";
const phone = "089 99998-777";
const contact = { name: "Anderer Name", phone: "+49 89/99998777" };
const blockedAnswer = refused("PERMISSION_DENIED", "BLOCKED", { phone: testKitchen.phones[0] });

const attempts = () =>
  [
    ["placeOrder", pickupRequest({ contact })],
    ["requestReservation", tableRequest({ contact })],
    ["joinWaitingList", tableRequest({ contact, time: "20:00" })],
  ] as const;

describe("blockGuest", () => {
  test("stops orders, reservations and waitlist entries with this number from any account", async ({
    manager,
  }) => {
    await block(manager, { phone, until, reason });
    for (const [name, request] of attempts()) {
      expect(await callFunction(name, request, await newGuest())).toEqual(blockedAnswer);
    }
    expect([await adminList("orders"), await adminList("reservations")]).toEqual([[], []]);
  });

  test("stops a blocked account, whatever number it gives", async ({ manager, guest }) => {
    await block(manager, { uid: guest.uid, until, reason });
    const other = { contact: { name: "Otto", phone: "089 99998-111" } };
    expect(await callFunction("placeOrder", pickupRequest(other), guest)).toEqual(blockedAnswer);
    expect(await callFunction("requestReservation", tableRequest(other), guest)).toEqual(
      blockedAnswer,
    );
    expect(await callFunction("placeOrder", pickupRequest(other), await newGuest())).toHaveProperty(
      "result",
    );
  });

  test("keeps a blocked guest from accepting an offered table", async ({ manager, guest }) => {
    const entry = tableRequest({ contact });
    const { id } = await bookTable(entry, guest, "joinWaitingList");
    await block(manager, { phone, until, reason });
    expect(await callFunction("acceptOffer", { reservation_id: id, version: 2 }, guest)).toEqual(
      blockedAnswer,
    );
  });

  test("does not concern other restaurants, staff bookings and earlier orders", async ({
    manager,
    staff,
    guest,
  }) => {
    const request = pickupRequest({ contact });
    const first = await callFunction("placeOrder", request, guest);
    await block(manager, { phone, uid: guest.uid, until, reason });
    // A replay repeats the first answer.
    expect(await callFunction("placeOrder", request, guest)).toMatchObject({
      result: { id: first.result?.id, replayed: true },
    });
    const elsewhere = pickupRequest({ contact, resto_key: OTHER_KITCHEN });
    expect(await callFunction("placeOrder", elsewhere, guest)).toHaveProperty("result");
    const booking = telephoneBooking({ contact });
    expect(await callFunction("createStaffBooking", booking, staff)).toHaveProperty("result");
  });

  test("ends at its end and when it is lifted", async ({ manager }) => {
    await block(manager, { phone, until, reason });
    await setClock(until);
    const order = () => callFunction("placeOrder", pickupRequest({ contact }), guestNow);
    const guestNow = await newGuest();
    expect(await order()).toHaveProperty("result");
    await setClock(at("18:10"));
    expect(reasonOf(await order())).toBe("BLOCKED");
    await block(manager, { phone, until: null });
    expect(await order()).toHaveProperty("result");
  });

  test("lists current blocks with end, reason and manager, and replaces an earlier one", async ({
    manager,
    guest,
  }) => {
    await block(manager, { phone, until, reason: "Zu kurz" });
    await block(manager, { phone, uid: guest.uid, until: until + 1000, reason });
    await block(manager, { uid: "other-account", until: at("19:00"), reason });
    await setClock(at("19:30"));
    const answer = await callFunction("listBlocks", { resto_key: KITCHEN }, manager);
    const { blocks, complete } = blocksAnswerSchema.parse(answer.result);
    expect(complete).toBe(true);
    expect(blocks).toHaveLength(2);
    expect(blocks.toSorted((one) => (one.phone ? -1 : 1))).toMatchObject([
      { phone: CANARY_KEY, uid: null, until: until + 1000, reason },
      { phone: null, uid: guest.uid, until: until + 1000, reason },
    ]);
    expect(blocks[0]?.by).toContain("@example.com");
  });

  test("lifts a block by its id, once", async ({ manager }) => {
    await block(manager, { phone, until, reason });
    const [stored] = await adminList("blocks");
    await block(manager, { block_id: stored?.id, until: null });
    await block(manager, { block_id: stored?.id, until: null });
    expect(await adminList("blocks")).toEqual([]);
    const actions = (await adminList("audit")).map(({ data }) => [data.action, data.target]);
    expect(actions.toSorted()).toEqual([
      ["guest.blocked", "guests/+49…777"],
      ["guest.unblocked", "guests/+49…777"],
    ]);
  });

  test("does not touch a block of another restaurant by its id", async ({ manager }) => {
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
    await block(manager, { phone, until, reason });
    const [stored] = await adminList("blocks");
    const request = { resto_key: OTHER_KITCHEN, block_id: stored?.id, until: null };
    await callFunction("blockGuest", request, elsewhere);
    expect(await adminList("blocks")).toHaveLength(1);
  });

  test("appears in the search for the number and for an e-mail address used with it", async ({
    manager,
    guest,
  }) => {
    await canaryOrder(guest);
    await block(manager, { phone, until, reason });
    for (const request of [byPhone, { resto_key: KITCHEN, email: "kanari@example.com" }]) {
      const answer = await callFunction("searchGuests", request, manager);
      expect(answer.result).toMatchObject({ blocks: [{ phone: CANARY_KEY, reason }] });
    }
  });

  test("is stored for functions only, with the instant at which it is deleted", async ({
    manager,
  }) => {
    await block(manager, { phone, until, reason });
    const [stored] = await adminList("blocks");
    expect(stored?.id).toMatch(new RegExp(`^${KITCHEN}_[0-9a-f]{64}$`));
    expect(await adminGet(`blocks/${stored?.id}`)).toEqual({
      resto_key: KITCHEN,
      contact_key: CANARY_KEY,
      until: new Date(until),
      expires_at: new Date(until),
      reason,
      by: manager.uid,
      at: expect.any(Date),
    });
  });

  test("refuses ends in the past or more than 366 days ahead, and a block without a reason", async ({
    manager,
  }) => {
    const call = (changes: object) =>
      callFunction("blockGuest", { resto_key: KITCHEN, phone, until, reason, ...changes }, manager);
    const invalid = (field: string) => refused("INVALID_ARGUMENT", "INVALID", { field });
    expect(await call({ until: at("17:59") })).toEqual(invalid("until"));
    expect(await call({ until: at("18:00", "2028-03-10") })).toEqual(invalid("until"));
    expect(await call({ reason: " " })).toEqual(invalid("reason"));
    expect(await call({ reason: undefined })).toEqual(invalid("reason"));
    expect(await call({ phone: undefined })).toEqual(invalid("phone"));
    expect(await call({ block_id: `${KITCHEN}_${"0".repeat(64)}` })).toEqual(invalid("block_id"));
    expect(await adminList("blocks")).toEqual([]);
  });

  test("is for managers of the restaurant only", async ({ staff, guest }) => {
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
    for (const caller of [staff, elsewhere, guest]) {
      const request = { resto_key: KITCHEN, phone, until, reason };
      const notAllowed = refused("PERMISSION_DENIED", "NOT_ALLOWED");
      expect(await callFunction("blockGuest", request, caller)).toEqual(notAllowed);
      expect(await callFunction("listBlocks", { resto_key: KITCHEN }, caller)).toEqual(notAllowed);
    }
    expect(await adminList("blocks")).toEqual([]);
  });

  test("holds against 20 orders that arrive while it is set", async ({ manager }) => {
    const guests = await Promise.all(Array.from({ length: 20 }, () => newGuest()));
    const blocking = block(manager, { phone, until, reason });
    const answers = await Promise.all(
      guests.map((each) =>
        callFunction("placeOrder", pickupRequest({ contact, order_id: randomUUID() }), each),
      ),
    );
    await blocking;
    const settled = answers.map((each) => (each.result ? "placed" : reasonOf(each)));
    expect(
      settled.filter((each) => !["placed", "BLOCKED", "RATE_LIMIT"].includes(each ?? "")),
    ).toEqual([]);
    const after = await callFunction("placeOrder", pickupRequest({ contact }), await newGuest());
    expect(after).toEqual(blockedAnswer);
  });

  test("leaves an entry that already waits on the waitlist", async ({ manager }) => {
    const guests = [await newGuest(), await newGuest()] as const;
    await fillTime("19:00", guests);
    const waiting = tableRequest({ contact });
    const guest = await newGuest();
    expect(await callFunction("joinWaitingList", waiting, guest)).toHaveProperty("result");
    await block(manager, { phone, until, reason });
    expect(await adminGet(`reservations/${waiting.reservation_id}`)).toMatchObject({
      status: "waiting",
    });
  });
});
