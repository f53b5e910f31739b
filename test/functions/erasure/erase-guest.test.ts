import { describe, expect, vi } from "vitest";
import { eraseGuestAnswerSchema } from "@/domain/guest/guest-answers.schema";
import { eraseGuest } from "@/functions/erasure/erase-guest";
import { identities } from "@/functions/runtime/admin-app";
import { adminGet, adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { address, canaryOrder, canaryReservation, canaryTraces, contact } from "../support/canary";
import { block, byEmail, byPhone, storeFinished } from "../support/guests";
import { tableTest } from "../support/kitchen-test";
import { runAs } from "../support/run-as";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest, newStaff } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  reasonOf,
  setClock,
} from "../support/test-kitchen";
import { TOMORROW } from "../support/test-tables";

runFunctionsInProcess();

// `runAs` needs it.
vi.mock("@/functions/access/session-store", () => ({ isActiveSession: async () => true }));

const test = tableTest
  .extend("erase", ({ manager }) => async (request: object = byPhone) => {
    const answer = await callFunction("eraseGuest", request, manager);
    expect(answer.error).toBeUndefined();
    return eraseGuestAnswerSchema.parse(answer.result);
  })
  .extend(
    "step",
    ({ staff }) =>
      (id: string, version: number, to: string) =>
        callFunction(
          "setOrderStatus",
          { id, version, to, eta_minutes: 30, reason: "Kanari fehlt" },
          staff,
        ),
  );

/** Stores a mail to the canary about an order that no longer exists. */
function storeMail(id: string, resto_key: string): Promise<void> {
  const [message, target] = [{ subject: "Kanari" }, "orders/gone"];
  return adminSet(`mail/${id}`, { to: contact.email, message, resto_key, target });
}

describe("eraseGuest", () => {
  test("leaves no trace of a guest in any collection and keeps the amounts", async ({
    guest,
    manager,
    step,
    erase,
  }) => {
    const order = await canaryOrder(guest);
    await step(order.id, 1, "rejected");
    const rider = { uid: "rider", name: "Kanari", taken_at: new Date(), position_in_tour: 0 };
    const refunds = [{ id: "", amount_cents: 1, reason: "Kanari", at: new Date(), status: "done" }];
    await adminPatch(`orders/${order.id}`, { rider, group_id: "Kanari0000000000000000", refunds });
    const table = await canaryReservation(guest);
    await adminPatch(`reservations/${table.id}`, { refunds });
    const note = { resto_key: KITCHEN, local_date: "2027-03-04", note: "Kanari ist laut" };
    await adminSet(`reservation_notes/${table.id}`, note);
    await callFunction("cancelReservation", { reservation_id: table.id, version: 1 }, guest);
    const { uid } = guest;
    const blocked = { phone: contact.phone, uid, until: at("20:00"), reason: "Kanari pöbelt" };
    await block(manager, blocked);
    await storeMail("earlier", KITCHEN);
    const before = await canaryTraces();
    expect(before.length).toBeGreaterThan(7);

    expect(await erase()).toMatchObject({ orders: 1, reservations: 1, postponed: [] });
    expect(await erase(byEmail)).toMatchObject({ orders: 0, reservations: 0, mails: 1 });
    expect(await canaryTraces()).toEqual([]);
    expect(await adminGet(`orders/${order.id}`)).toMatchObject({
      status: "rejected",
      creator_uid: "deleted",
      contact: { name: "–", phone: "000000" },
      contact_keys: [],
      total_cents: 2300,
      vat_split: [{ rate: 7 }],
      lines: [{ item_id: "soup", qty: 4, line_cents: 2200 }],
    });
    expect(await adminGet(`reservation_notes/${table.id}`)).toBeNull();
    expect(await adminGet(`limits/${guest.uid}`)).not.toBeNull();
  });

  test("postpones what still runs, keeps it usable and erases it once it has ended", async ({
    guest,
    step,
    erase,
  }) => {
    const order = await canaryOrder(guest);
    const table = await canaryReservation(guest);
    const { postponed, orders, reservations, mails } = await erase();
    expect([orders, reservations, mails]).toEqual([0, 0, 0]);
    expect(postponed).toEqual([
      { kind: "order", id: order.id, code: order.code, until: expect.any(Number) },
      { kind: "reservation", id: table.id, code: table.code, until: expect.any(Number) },
    ]);
    // The kitchen still needs the address, and the guest still sees the order.
    expect(await adminGet(`orders/${order.id}`)).toMatchObject({
      creator_uid: guest.uid,
      contact,
      address,
    });
    await runSchedule.retention();
    expect(await adminGet(`orders/${order.id}`)).toMatchObject({ contact });
    await step(order.id, 1, "rejected");
    await callFunction("cancelReservation", { reservation_id: table.id, version: 1 }, guest);
    await runSchedule.retention();
    expect(await canaryTraces()).toEqual([]);
    expect(await adminGet(`orders/${order.id}`)).not.toHaveProperty("forget_at");
  });

  test("erases a reservation that nobody completes a day after its stay, also if it was moved", async ({
    guest,
    erase,
  }) => {
    const { id } = await canaryReservation(guest);
    await erase();
    const later = {
      reservation_id: id,
      version: 1,
      date: "2027-03-05",
      time: "19:00",
      party_size: 2,
    };
    expect(await callFunction("changeReservation", later, guest)).toHaveProperty("result");
    await setClock(at("21:00", "2027-03-05"));
    await runSchedule.retention();
    expect(await adminGet(`reservations/${id}`)).toMatchObject({ contact });
    await setClock(at("20:31", "2027-03-06"));
    await runSchedule.retention();
    expect(await canaryTraces()).toEqual([]);
  });

  test("keeps a block in effect until its end, without number and reason", async ({
    guest,
    manager,
    erase,
  }) => {
    await block(manager, { phone: contact.phone, until: at("20:00"), reason: "Kanari" });
    await erase();
    const answer = await callFunction("listBlocks", { resto_key: KITCHEN }, manager);
    expect(answer.result).toMatchObject({ blocks: [{ phone: "+49…777", reason: "" }] });
    const order = await callFunction("placeOrder", pickupRequest({ contact }), guest);
    expect(reasonOf(order)).toBe("BLOCKED");
  });

  test("erases more documents than one page, unreadable ones included", async ({
    guest,
    erase,
    step,
  }) => {
    const { orders, reservations } = await storeFinished(guest, 23);
    await step(orders.at(-1) ?? "", 1, "rejected");
    const last = { reservation_id: reservations.at(-1), version: 1 };
    await callFunction("cancelReservation", last, guest);
    await adminPatch(`orders/${orders[3]}`, { total_cents: "broken" });
    await adminPatch(`reservations/${reservations[3]}`, { version: "broken" });
    expect(await erase()).toMatchObject({ orders: 24, reservations: 24, complete: true });
    expect(await canaryTraces()).toEqual([]);
    expect(await adminList("orders")).toHaveLength(24);
  });

  test("does not touch other guests and other restaurants", async ({ guest, erase, step }) => {
    const theirs = { contact: { name: "Otto", phone: "089 99998-111" } };
    const otto = await canaryOrder(await newGuest(), theirs);
    await step(otto.id, 1, "rejected");
    const paths = [`orders/${otto.id}`, "orders/elsewhere", "mail/elsewhere"];
    const { id } = await canaryOrder(guest);
    const stored = await adminGet(`orders/${id}`);
    await adminSet("orders/elsewhere", { ...stored, resto_key: OTHER_KITCHEN });
    await storeMail("elsewhere", OTHER_KITCHEN);
    await step(id, 1, "rejected");
    const before = await Promise.all(paths.map(adminGet));
    expect(await erase()).toMatchObject({ orders: 1 });
    expect(await erase(byEmail)).toMatchObject({ orders: 0 });
    expect(await Promise.all(paths.map(adminGet))).toEqual(before);
  });

  test("keeps the account, whose owner deletes it, and detaches its orders", async ({
    guest,
    step,
    erase,
  }) => {
    const { id } = await canaryOrder(guest);
    await step(id, 1, "rejected");
    await adminSet(`users/${guest.uid}`, { email: null, created_at: new Date() });
    await erase();
    expect(await adminGet(`users/${guest.uid}`)).not.toBeNull();
    expect(await identities().getUser(guest.uid)).toMatchObject({ disabled: false });
    const own = await callFunction("exportMyData", null, guest);
    expect(own.result).toMatchObject({ orders: [] });
  });

  test("is recorded first and asks managers for a sign-in within 15 minutes", async ({
    guest,
    manager,
    staff,
  }) => {
    const { id } = await canaryOrder(guest);
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
    const refusals = [
      [staff, 0, "NOT_ALLOWED"],
      [elsewhere, 600, "NOT_ALLOWED"],
      [manager, 16, "SIGN_IN_AGAIN"],
    ] as const;
    const before = await adminList("audit");
    for (const [caller, minutesAgo, reason] of refusals) {
      const call = runAs(eraseGuest, caller, { minutesAgo, data: byPhone });
      await expect(call).rejects.toMatchObject({ details: { reason } });
    }
    expect(await adminList("audit")).toEqual(before);
    expect(await adminGet(`orders/${id}`)).not.toHaveProperty("forget_at");
    await runAs(eraseGuest, manager, { minutesAgo: 14, data: byPhone });
    const entries = (await adminList("audit")).map(({ data }) => data);
    expect(entries).toContainEqual(
      expect.objectContaining({ action: "guest.erased", target: "guests/+49…777", by: "staff" }),
    );
  });

  test("leaves a telephone booking of the same number until it is over", async ({
    staff,
    erase,
  }) => {
    const booking = {
      reservation_id: "6f0f2d2e-7a3a-4b53-9d0a-6f4b7d1c2e11",
      resto_key: KITCHEN,
      kind: "telephone",
      date: TOMORROW,
      time: "19:00",
      party_size: 2,
      contact: { name: contact.name, phone: contact.phone },
    };
    await callFunction("createStaffBooking", booking, staff);
    expect(await erase()).toMatchObject({ postponed: [{ kind: "reservation" }] });
    const seated = { id: booking.reservation_id, version: 1, to: "seated" };
    await callFunction("setReservationStatus", seated, staff);
    const completed = { ...seated, version: 2, to: "completed" };
    await callFunction("setReservationStatus", completed, staff);
    await runSchedule.retention();
    expect(await canaryTraces()).toEqual([]);
  });
});
