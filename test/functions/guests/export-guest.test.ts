import { describe, expect, vi } from "vitest";
import { type GuestExport, guestExportSchema } from "@/domain/guest/guest-answers.schema";
import { exportGuest } from "@/functions/guests/export-guest";
import { searchGuests } from "@/functions/guests/search-guests";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { address, canaryOrder, canaryReservation, contact } from "../support/canary";
import { block, byEmail, byPhone, CANARY_KEY } from "../support/guests";
import { tableTest as test } from "../support/kitchen-test";
import { runAs } from "../support/run-as";
import { runFunctionsInProcess } from "../support/run-in-process";
import { newGuest, newStaff } from "../support/test-accounts";
import { at, KITCHEN, OTHER_KITCHEN, refused } from "../support/test-kitchen";

runFunctionsInProcess();

// `runAs` needs it.
vi.mock("@/functions/access/session-store", () => ({ isActiveSession: async () => true }));

const signInAgain = { code: "permission-denied", details: { reason: "SIGN_IN_AGAIN" } };

describe("exportGuest", () => {
  test("exports everything the restaurant has stored about a number, and nothing about others", async ({
    manager,
    guest,
  }) => {
    const order = await canaryOrder(guest);
    const table = await canaryReservation(guest);
    const note = { resto_key: KITCHEN, local_date: "2027-03-04", note: "Stammgast" };
    await adminSet(`reservation_notes/${table.id}`, note);
    await block(manager, { phone: contact.phone, until: at("20:00"), reason: "Hausverbot" });
    const others = { contact: { name: "Otto", phone: "089 99998-111", email: "otto@example.com" } };
    await canaryOrder(await newGuest(), others);
    await canaryOrder(await newGuest(), { resto_key: OTHER_KITCHEN });
    const { result } = await callFunction("exportGuest", byPhone, manager);
    const told: GuestExport = guestExportSchema.parse(result);
    expect(told).toMatchObject({
      resto_key: KITCHEN,
      contact_key: CANARY_KEY,
      orders: [{ id: order.id, contact, address, lines: [{ note: "Körnerallergie" }] }],
      reservations: [{ id: table.id, contact, note: "Körnerallergie" }],
      reservation_notes: [{ id: table.id, note: "Stammgast" }],
      blocks: [{ reason: "Hausverbot", until: expect.stringMatching(/^2027-03-03T/) }],
      complete: true,
    });
    expect(told.mails.map(({ to }) => to)).toEqual([contact.email, contact.email]);
    expect(told.audit.map(({ action }) => action).toSorted()).toEqual([
      "order.placed",
      "reservation.confirmed",
    ]);
    // Staff members have rights of their own.
    expect(JSON.stringify(told)).not.toContain(manager.uid);
    expect(JSON.stringify(told)).not.toMatch(/Otto|otto@|request_hash|_seconds/);
  });

  test("finds mails of earlier orders by the address alone", async ({ manager }) => {
    const mail = { to: contact.email, message: {}, target: "orders/gone", created_at: new Date() };
    await adminSet("mail/one", { ...mail, resto_key: KITCHEN });
    await adminSet("mail/other", { ...mail, resto_key: OTHER_KITCHEN });
    const { result } = await callFunction("exportGuest", byEmail, manager);
    expect(guestExportSchema.parse(result).mails).toMatchObject([{ id: "one" }]);
  });

  test("is recorded with a masked number and asks for a sign-in within 15 minutes", async ({
    manager,
  }) => {
    const old = runAs(exportGuest, manager, { minutesAgo: 16, data: byPhone });
    await expect(old).rejects.toMatchObject(signInAgain);
    expect(await adminList("audit")).toEqual([]);
    const recent = runAs(exportGuest, manager, { minutesAgo: 14, data: byPhone });
    await expect(recent).resolves.toMatchObject({ orders: [] });
    const [entry] = await adminList("audit");
    expect(await adminGet(`audit/${entry?.id}`)).toMatchObject({
      uid: manager.uid,
      resto_key: KITCHEN,
      action: "guest.exported",
      target: "guests/+49…777",
    });
  });

  test("needs a recent sign-in like the search, which records nothing without one", async ({
    manager,
  }) => {
    const old = runAs(searchGuests, manager, { minutesAgo: 16, data: byPhone });
    await expect(old).rejects.toMatchObject(signInAgain);
    expect(await adminList("audit")).toEqual([]);
    const recent = runAs(searchGuests, manager, { minutesAgo: 14, data: byPhone });
    await expect(recent).resolves.toMatchObject({ orders: [] });
  });

  test("refuses staff and managers of another restaurant before it asks for a new sign-in", async ({
    staff,
    guest,
  }) => {
    await canaryOrder(guest);
    const elsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
    const notAllowed = { details: { reason: "NOT_ALLOWED" } };
    for (const caller of [staff, elsewhere]) {
      const call = runAs(exportGuest, caller, { minutesAgo: 600, data: byPhone });
      await expect(call).rejects.toMatchObject(notAllowed);
    }
    expect(await callFunction("exportGuest", byPhone, guest)).toEqual(
      refused("PERMISSION_DENIED", "NOT_ALLOWED"),
    );
  });
});
