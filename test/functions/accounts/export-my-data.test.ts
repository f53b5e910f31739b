import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, inject, vi } from "vitest";
import { DELETED_UID } from "@/domain/guest/anonymise-guest";
import { depositPaymentId } from "@/domain/payment/payment-id";
import { accountExportSchema } from "@/domain/user/account-calls.schema";
import { deleteMyAccount } from "@/functions/accounts/delete-my-account";
import { exportMyData } from "@/functions/accounts/export-my-data";
import { identities } from "@/functions/runtime/admin-app";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  address,
  callWithSignIn,
  canaryOrder,
  canaryReservation,
  contact,
} from "../support/canary";
import { block } from "../support/guests";
import { tableTest } from "../support/kitchen-test";
import { newAccount, newGuest } from "../support/test-accounts";
import { at, KITCHEN, refused } from "../support/test-kitchen";

/** The guest has an account with a verified address. */
const test = tableTest.extend("guest", () => newAccount({ emailVerified: true }));

afterEach(() => {
  vi.restoreAllMocks();
});

describe("exportMyData", () => {
  test("exports everything stored about the caller and nothing about other accounts", async ({
    guest,
  }) => {
    const { uid } = guest;
    await adminSet(`users/${uid}`, { email: contact.email, created_at: new Date(0) });
    const [mine, reservation] = [await canaryOrder(guest), await canaryReservation(guest)];
    await canaryOrder(await newGuest(), { contact: { name: "Otto", phone: "089 99998-111" } });
    await adminSet(`profiles/${uid}`, { name: "Erika", phone: "", addresses: [address] });
    await adminSet(`passports/${uid}`, { avoid: ["peanuts"] });
    const { result } = await callFunction("exportMyData", null, guest);
    const told = accountExportSchema.parse(result);
    expect(told).toMatchObject({
      profile: { name: "Erika", addresses: [address] },
      passport: { avoid: ["peanuts"] },
      account: {
        uid,
        email: expect.stringContaining("@example.com"),
        phone_number: null,
        photo_url: null,
        providers: ["password"],
      },
      user: { id: uid, email: contact.email, created_at: "1970-01-01T00:00:00.000Z" },
      staff: null,
      orders: [{ id: mine.id, contact, address, lines: [{ note: "Körnerallergie" }] }],
      reservations: [{ id: reservation.id, contact, note: "Körnerallergie" }],
      complete: true,
    });
    expect(told.orders[0]).toMatchObject({ created_at: expect.stringMatching(/^2027-03-03T/) });
    expect(JSON.stringify(told)).not.toMatch(/Otto|request_hash|_seconds/);
    expect(told.orders[0]).toHaveProperty("status_at.placed", told.orders[0]?.created_at);
  });

  test("exports own payments without the provider's names, and keeps them when the account is deleted", async ({
    guest,
  }) => {
    const { id } = await canaryOrder(guest);
    const payment = {
      ...{ resto_key: KITCHEN, account_id: "acct_secret", session_id: "cs_secret" },
      ...{ session_url: "https://provider.example/cs_secret", intent_id: "pi_secret" },
      ...{ method: "card", status: "captured", quoted_cents: 1980, captured_cents: 1980 },
    };
    const table = await canaryReservation(guest);
    const deposit = depositPaymentId(table.id);
    await adminSet(`payments/${id}`, payment);
    await adminSet(`payments/${deposit}`, { ...payment, captured_cents: 8000 });
    const stranger = await newGuest();
    await adminSet(`payments/${(await canaryOrder(stranger)).id}`, payment);
    const foreign = await canaryReservation(stranger);
    await adminSet(`payments/${depositPaymentId(foreign.id)}`, payment);
    const { result } = await callFunction("exportMyData", null, guest);
    const told = accountExportSchema.parse(result);
    expect(told.payments).toEqual([
      expect.objectContaining({ id, method: "card", status: "captured", captured_cents: 1980 }),
      expect.objectContaining({ id: deposit, status: "captured", captured_cents: 8000 }),
    ]);
    expect(JSON.stringify(told)).not.toMatch(/acct_|cs_|pi_/);
    await callFunction("deleteMyAccount", null, guest);
    expect(await adminGet(`payments/${id}`)).toMatchObject({ captured_cents: 1980 });
    expect(await adminGet(`payments/${deposit}`)).toMatchObject({ captured_cents: 8000 });
    // The invoice stays, the link to the person does not.
    expect(await adminGet(`orders/${id}`)).toMatchObject({ creator_uid: DELETED_UID });
  });

  test("exports mails, limits, notes of the team, blocks of the account and audit entries", async ({
    guest,
    manager,
  }) => {
    const { uid } = guest;
    const { id } = await canaryOrder(guest);
    const table = await canaryReservation(guest);
    const note = { resto_key: KITCHEN, local_date: "2027-03-04", note: "Stammgast" };
    await adminSet(`reservation_notes/${table.id}`, note);
    const until = at("20:00");
    await block(manager, { uid, until, reason: "Zu laut" });
    // Anybody can book with somebody else's number.
    await block(manager, { phone: contact.phone, until, reason: "Hausverbot" });
    await callFunction("setOrderStatus", { id, version: 1, to: "rejected", reason: "zu" }, manager);
    const { result } = await callFunction("exportMyData", null, guest);
    const told = accountExportSchema.parse(result);
    expect(told).toMatchObject({
      reservation_notes: [{ id: table.id, note: "Stammgast" }],
      blocks: [{ reason: "Zu laut", uid }],
      limits: [{ id: uid }],
    });
    expect(told.mails.map(({ target }) => target).toSorted()).toEqual([
      `orders/${id}`,
      `orders/${id}`,
      `reservations/${table.id}`,
    ]);
    const actions = told.audit.map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining([
        "order.placed",
        "order.rejected",
        "reservation.confirmed",
        "guest.blocked",
      ]),
    );
    expect(JSON.stringify(told)).not.toContain(manager.uid);
    expect(JSON.stringify(told)).not.toContain("Hausverbot");
  });

  test("exports mails to the account's address only once it is verified", async () => {
    const email = `${randomUUID()}@example.com`;
    const mail = { to: email, message: {}, target: "orders/gone", created_at: new Date() };
    await adminSet("mail/one", { ...mail, resto_key: KITCHEN });
    const mails = async (emailVerified: boolean) => {
      const account = await newAccount({
        emailVerified,
        email: emailVerified ? email : `not-${email}`,
      });
      const { result } = await callFunction("exportMyData", null, account);
      return accountExportSchema.parse(result).mails;
    };
    await adminSet("mail/other", { ...mail, to: `not-${email}`, resto_key: KITCHEN });
    expect(await mails(true)).toMatchObject([{ id: "one" }]);
    expect(await mails(false)).toEqual([]);
  });

  test("exports more orders than one page, each once, newest first", async ({ guest }) => {
    const { id } = await canaryOrder(guest);
    const order = await adminGet(`orders/${id}`);
    // Pairs share an instant, so that a page can end between two equal sort keys.
    const earlier = Array.from({ length: 321 }, (_, index) => ({
      path: `orders/earlier-${index}`,
      data: { ...order, created_at: new Date(Math.ceil(index / 2) * 60_000) },
    }));
    await backendAdmin(inject("backendPorts")).write(earlier);
    const { result } = await callFunction("exportMyData", null, guest);
    const { orders, complete } = accountExportSchema.parse(result);
    expect(complete).toBe(true);
    expect(new Set(orders.map((each) => each.id)).size).toBe(322);
    const times = orders.map(({ created_at }) => String(created_at));
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test("exports nothing for a new guest account and writes nothing", async () => {
    const { result } = await callFunction("exportMyData", {}, await newGuest());
    expect(result).toMatchObject({ user: null, orders: [], reservations: [], complete: true });
    expect(await adminList("audit")).toEqual([]);
  });
});

describe.each([
  ["exportMyData", exportMyData],
  ["deleteMyAccount", deleteMyAccount],
] as const)("%s", (name, callable) => {
  test("refuses a call without sign-in and a call with input", async ({ guest }) => {
    expect(await callFunction(name, null)).toEqual(refused("UNAUTHENTICATED", "NOT_SIGNED_IN"));
    expect(await callFunction(name, { uid: "another-account" }, guest)).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "uid" }),
    );
    expect(await callFunction(name, { uid: "another-account" })).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "uid" }),
    );
  });

  test("refuses a sign-in sixteen minutes ago", async ({ guest }) => {
    const { id } = await canaryOrder(guest);
    const run = (minutesAgo: number, provider = "password") =>
      callWithSignIn(callable, guest, minutesAgo, provider);
    await expect(run(16)).rejects.toMatchObject({
      code: "permission-denied",
      details: { reason: "SIGN_IN_AGAIN" },
    });
    await expect(run(600, "google.com")).rejects.toMatchObject({ code: "permission-denied" });
    expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "placed", contact });
    // The account is new, and the provider would not call it older.
    const getUsers = identities().getUsers.bind(identities());
    const tokensValidAfterTime = { value: new Date(0).toUTCString() };
    vi.spyOn(identities(), "getUsers").mockImplementation(async (uids) => {
      const { users, ...rest } = await getUsers(uids);
      return { ...rest, users: users.map((each) => Object.create(each, { tokensValidAfterTime })) };
    });
    await expect(run(14)).resolves.toBeDefined();
  });
});
