import { describe, expect, inject } from "vitest";
import { deleteMyAccount } from "@/functions/accounts/delete-my-account";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  address,
  callWithSignIn,
  canaryOrder,
  canaryReservation,
  canaryTraces,
  contact,
} from "../support/canary";
import { block } from "../support/guests";
import { tableTest } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newAccount, newGuest, type TestAccount } from "../support/test-accounts";
import { at, KITCHEN, setClock } from "../support/test-kitchen";
import { countedSeats, TOMORROW } from "../support/test-tables";

runFunctionsInProcess();

const test = tableTest
  /** The guest has an account with a verified address. */
  .extend("guest", () => newAccount({ emailVerified: true }))
  .extend(
    "step",
    ({ staff }) =>
      (id: string, version: number, to: string) =>
        callFunction(
          "setOrderStatus",
          { id, version, to, eta_minutes: 30, reason: "Kanari fehlt" },
          staff,
        ),
  )
  .extend(
    "remove",
    ({ guest }) =>
      (by: TestAccount = guest) =>
        callFunction("deleteMyAccount", null, by),
  );

describe("deleteMyAccount", () => {
  test("cancels open orders and reservations, removes the guest's data everywhere and keeps amounts", async ({
    guest,
    step,
    remove,
  }) => {
    const { uid } = guest;
    await adminSet(`users/${uid}`, { email: contact.email, created_at: new Date() });
    await adminSet(`profiles/${uid}`, { name: contact.name, phone: "", addresses: [address] });
    await adminSet(`passports/${uid}`, { avoid: [], dislikes: ["Körnerallergie"] });
    const [open, rejected, reservation] = [
      await canaryOrder(guest),
      await canaryOrder(guest),
      await canaryReservation(guest),
    ];
    await step(rejected.id, 1, "rejected");
    expect((await canaryTraces()).length).toBeGreaterThan(5);

    expect(await remove()).toEqual({ http: 200, result: { deleted: true } });
    expect(await canaryTraces()).toEqual([]);
    expect(await adminGet(`orders/${open.id}`)).toMatchObject({
      status: "cancelled",
      version: 2,
      creator_uid: "deleted",
      contact: { name: "–", phone: "000000" },
      total_cents: 2300,
      vat_split: [{ rate: 7 }],
      lines: [{ item_id: "soup", qty: 4, line_cents: 2200 }],
    });
    expect(await adminGet(`orders/${open.id}`)).not.toHaveProperty("address");
    expect(await adminGet(`orders/${rejected.id}`)).toMatchObject({
      status: "rejected",
      history: [{}, { by: "staff", at: expect.any(Date) }],
    });
    expect(await adminGet(`reservations/${reservation.id}`)).toMatchObject({
      status: "cancelled",
      creator_uid: "deleted",
    });
    expect(await countedSeats()).toEqual({});
    expect(await adminGet(`users/${uid}`)).toBeNull();
    expect(await adminGet(`passports/${uid}`)).toBeNull();
    expect(await adminGet(`limits/${uid}`)).toBeNull();
    expect(await adminList("mail")).toEqual([]);
  });

  test("deletes the account itself, also after an interrupted call", async ({ remove, guest }) => {
    const admin = backendAdmin(inject("backendPorts"));
    expect(await admin.emails()).toHaveLength(1);
    expect(await remove()).toHaveProperty("result.deleted", true);
    expect(await admin.emails()).toEqual([]);
    expect(await callWithSignIn(deleteMyAccount, guest, 0)).toEqual({ deleted: true });
  });

  test("does not touch other accounts", async ({ guest, remove }) => {
    const other = await newGuest();
    const theirs = { contact: { name: "Otto", phone: "089 99998-111" } };
    const [orderOfOther, tableOfOther] = [
      await canaryOrder(other, theirs),
      await canaryReservation(other, theirs),
    ];
    const paths = [`orders/${orderOfOther.id}`, `reservations/${tableOfOther.id}`];
    const before = await Promise.all(paths.map(adminGet));
    await canaryOrder(guest);
    await canaryReservation(guest);
    await remove();
    expect(await Promise.all(paths.map(adminGet))).toEqual(before);
    expect(await adminGet(`limits/${other.uid}`)).not.toBeNull();
  });

  test("keeps the contact of a running order until it is completed", async ({
    guest,
    step,
    remove,
  }) => {
    const { id } = await canaryOrder(guest);
    await step(id, 1, "accepted");
    await setClock(at("18:05"));
    await remove();
    expect(await adminGet(`orders/${id}`)).toMatchObject({
      status: "accepted",
      creator_uid: "deleted",
      contact,
      address,
    });
    await step(id, 2, "out_for_delivery");
    await runSchedule.retention();
    expect(await adminGet(`orders/${id}`)).toMatchObject({ contact, address });
    await step(id, 3, "completed");
    await runSchedule.retention();
    expect(await adminGet(`orders/${id}`)).toMatchObject({
      status: "completed",
      total_cents: 2300,
    });
    expect(await canaryTraces()).toEqual([]);
  });

  test("anonymises an order that is never completed a day after it was due", async ({
    guest,
    step,
    remove,
  }) => {
    const { id } = await canaryOrder(guest);
    await step(id, 1, "accepted");
    await setClock(at("18:05"));
    await remove();
    await setClock(at("18:20", TOMORROW));
    await runSchedule.retention();
    expect(await adminGet(`orders/${id}`)).toMatchObject({ contact });
    await setClock(at("18:40", TOMORROW));
    await runSchedule.retention();
    expect(await canaryTraces()).toEqual([]);
    expect(await adminGet(`orders/${id}`)).not.toHaveProperty("forget_at");
    expect(await step(id, 2, "failed")).toHaveProperty("result.status", "failed");
  });

  test("handles more orders and reservations than one page, including past ones", async ({
    guest,
    remove,
  }) => {
    const sample = await canaryOrder(guest);
    const stored = await adminGet(`orders/${sample.id}`);
    const past = await adminGet(`reservations/${(await canaryReservation(guest)).id}`);
    await Promise.all(
      Array.from({ length: 45 }, async (_, index) => {
        await adminSet(`orders/old-${index}`, { ...stored, status: "completed" });
        await adminSet(`reservations/old-${index}`, { ...past, status: "completed" });
      }),
    );
    await remove();
    expect(await canaryTraces()).toEqual([]);
    expect(await adminList("orders")).toHaveLength(46);
    // Final reservations are deleted.
    expect(await adminList("reservations")).toHaveLength(1);
  });

  test("leaves no note of the team, no block of the account and no mail to its address", async ({
    guest,
    manager,
    remove,
  }) => {
    const table = await canaryReservation(guest);
    const note = { resto_key: KITCHEN, local_date: "2027-03-04", note: "Kanari ist laut" };
    await adminSet(`reservation_notes/${table.id}`, note);
    await block(manager, { uid: guest.uid, until: at("20:00"), reason: "Kanari" });
    const addresses = await backendAdmin(inject("backendPorts")).emails();
    for (const to of addresses) {
      await adminSet(`mail/${to}`, { to, message: {}, target: "orders/gone" });
    }
    await remove();
    expect(addresses).toHaveLength(2);
    expect(await adminList("blocks")).toEqual([]);
    expect(await adminGet(`reservation_notes/${table.id}`)).toBeNull();
    // The manager's mail stays.
    expect(await adminList("mail")).toHaveLength(1);
  });

  test("deletes a staff member's grants", async ({ staff }) => {
    await callFunction("deleteMyAccount", null, staff);
    expect(await adminGet(`staff/${staff.uid}`)).toBeNull();
  });
});
