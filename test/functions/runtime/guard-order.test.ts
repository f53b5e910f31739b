import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adminGet, adminList } from "@/test/harness/admin";
import { appCheckToken, callFunction } from "@/test/harness/callables";
import { CALLABLE_NAMES } from "../support/callable-names";
import { CLIENT_ERROR } from "../support/client-error";
import { type Input, staffInputs as STAFF } from "../support/staff-inputs";
import { SUBSCRIPTION } from "../support/subscribe-device";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import {
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  reasonOf,
  refused,
} from "../support/test-kitchen";
import { bookTable, openTables, tableRequest } from "../support/test-tables";

const own: Input = (id) => ({ reservation_id: id, version: 1 });
const { reservation_id: _, ...tableWish } = tableRequest();

/** A group that nobody has started. */
const GROUP_ID = "g".repeat(22);

const SOUP = { item_id: "soup", qty: 1, choices: {} };

/** Open to anyone. */
const OPEN: Record<string, Input> = {
  availableTables: () => ({ resto_key: KITCHEN, date: tableWish.date, party_size: 2 }),
  quoteOrder: () => ({ resto_key: KITCHEN, type: "pickup", lines: [SOUP] }),
  reportClientError: () => CLIENT_ERROR,
};

/** For anyone with the link; NOT_FOUND for others. */
const LINKED: Record<string, Input> = {
  acceptInvitation: () => ({ secret: "s".repeat(43), password: "12345678" }),
  answerReminder: (id) => ({ reservation_id: id, signature: "s".repeat(43), action: "confirm" }),
  readInvitation: () => ({ secret: "s".repeat(43) }),
  readReminder: (id) => ({ reservation_id: id, signature: "s".repeat(43) }),
};

/** Need an App Check token or a verified address. */
const TRUSTED: Record<string, Input> = {
  joinGroup: () => ({ group_id: GROUP_ID, resto_key: KITCHEN, name: "Mai", start: true }),
  joinWaitingList: (reservation_id) => ({ ...tableWish, reservation_id }),
  placeOrder: (order_id) => pickupRequest({ order_id }),
  requestReservation: (reservation_id) => ({ ...tableWish, reservation_id }),
};

/** For the creator; NOT_FOUND for others. */
const OWNED: Record<string, Input> = {
  changeGroup: () => ({ group_id: GROUP_ID, step: "lock" }),
  putGroupLines: () => ({ group_id: GROUP_ID, base_rev: 0, lines: [] }),
  acceptOffer: own,
  cancelOrder: (order_id) => ({ order_id, version: 1 }),
  cancelReservation: own,
  changePayment: (order_id) => ({ order_id, version: 1, payment: "cash" }),
  changeReservation: (id) => ({ ...own(id), date: tableWish.date, time: "20:00", party_size: 2 }),
  openPayment: (order_id) => ({ order_id }),
  syncPayment: (order_id) => ({ order_id }),
};

/** Largest body in KB; 32 for all others. */
const KILOBYTES: Record<string, number> = { saveMenu: 512, reportClientError: 2 };

/** For the account itself. */
const ACCOUNT: Record<string, Input> = {
  deleteMyAccount: () => null,
  exportMyData: () => null,
  changeMyGuestBook: () => ({ resto_key: KITCHEN, end: true }),
  readMyGuestBook: () => ({ resto_key: KITCHEN }),
  signOutEverywhere: () => ({}),
  subscribePush: () => SUBSCRIPTION,
  unsubscribePush: () => ({ endpoint: SUBSCRIPTION.endpoint }),
};

const PERSONAL = { ...TRUSTED, ...OWNED, ...STAFF, ...ACCOUNT };

let guest: TestAccount;

beforeAll(() => openTables({ seats: 200 }));

beforeEach(async () => {
  guest = await newGuest();
});

const anOrder = async () => (await placeOrder(pickupRequest(), guest)).id;
const aTable = async () => (await bookTable(tableRequest(), guest)).id;
const idFor = (name: string) => (name.includes("Order") ? anOrder() : aTable());

test("the tables list every callable", () => {
  expect(Object.keys({ ...OPEN, ...LINKED, ...PERSONAL }).toSorted()).toEqual(
    CALLABLE_NAMES.toSorted(),
  );
});

describe.each(Object.entries({ ...OPEN, ...LINKED, ...PERSONAL }))("%s", (name, input) => {
  test("checks the size first, then the input, then the sign-in", async () => {
    const { error } = await callFunction(name, { ...input(randomUUID()), surplus: 1 });
    expect(error).toMatchObject({ details: { reason: "INVALID", field: "surplus" } });
    const large = { surplus: "x".repeat(((KILOBYTES[name] ?? 32) + 1) * 1024) };
    expect(await callFunction(name, large)).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "data" }),
    );
  });
});

test.each(Object.entries(OPEN))("%s answers anyone", async (name, input) => {
  expect(await callFunction(name, input(""))).toHaveProperty("result");
});

test.each(Object.entries(LINKED))("%s answers NOT_FOUND without the link", async (name, input) => {
  const id = await aTable();
  for (const caller of [guest, {}]) {
    const answer = await callFunction(name, input(id), caller);
    expect(answer).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
    expect(await callFunction(name, input(randomUUID()), caller)).toEqual(answer);
  }
});

test.each(Object.entries(PERSONAL))(
  "%s refuses callers who are signed out",
  async (name, input) => {
    const notSignedIn = refused("UNAUTHENTICATED", "NOT_SIGNED_IN");
    const credentials = { appCheckToken: await appCheckToken() };
    expect(await callFunction(name, input(randomUUID()), credentials)).toEqual(notSignedIn);
    // App Check comes before the sign-in.
    const withoutToken =
      name in TRUSTED ? refused("FAILED_PRECONDITION", "NOT_VERIFIED") : notSignedIn;
    expect(await callFunction(name, input(randomUUID()))).toEqual(withoutToken);
  },
);

test.each(Object.entries(TRUSTED))(
  "%s refuses unverified callers before it checks limits and rules",
  async (name, input) => {
    const answer = await callFunction(
      name,
      { ...input(randomUUID()), resto_key: "no-such-kitchen" },
      { idToken: guest.idToken ?? "" },
    );
    expect(answer).toEqual(refused("FAILED_PRECONDITION", "NOT_VERIFIED"));
  },
);

test.each(Object.entries(OWNED))(
  "%s answers NOT_FOUND for documents of others",
  async (name, input) => {
    const id = await idFor(name);
    const staffElsewhere = await newStaff({ resto_keys: [OTHER_KITCHEN] });
    for (const other of [await newGuest(), staffElsewhere]) {
      const foreign = await callFunction(name, input(id), other);
      expect(foreign).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
      expect(await callFunction(name, input(randomUUID()), other)).toEqual(foreign);
    }
  },
);

test.each(Object.entries(STAFF))(
  "%s refuses guests, whether or not the document exists",
  async (name, input) => {
    const id = await idFor(name);
    for (const each of [id, randomUUID()]) {
      const answer = await callFunction(name, input(each), guest);
      expect(answer).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    }
  },
);

test.each(Object.entries(STAFF))("%s refuses staff of another restaurant", async (name, input) => {
  const id = await idFor(name);
  const before = await adminList("audit");
  const other = await newStaff({ resto_keys: [OTHER_KITCHEN] });
  const foreign = await callFunction(name, input(id), other);
  expect(["NOT_ALLOWED", "NOT_FOUND"]).toContain(reasonOf(foreign));
  expect(await callFunction(name, input(randomUUID()), other)).toEqual(foreign);
  expect(await adminList("audit")).toEqual(before);
});

describe("limits", () => {
  test("are checked after verification and before prices, hours and areas", async () => {
    for (let order = 0; order < 3; order += 1) await placeOrder(pickupRequest(), guest);
    const changes = [
      { expected_total_cents: 1 },
      { wanted_at: 0 },
      { lines: [{ item_id: "no-such-dish", qty: 1, choices: {} }] },
    ];
    for (const each of changes) {
      const answer = await callFunction("placeOrder", pickupRequest(each), guest);
      expect(answer).toEqual(refused("RESOURCE_EXHAUSTED", "RATE_LIMIT"));
    }
    const { idToken = "" } = guest;
    expect(await callFunction("placeOrder", pickupRequest(), { idToken })).toEqual(
      refused("FAILED_PRECONDITION", "NOT_VERIFIED"),
    );
  });

  test("do not count refused orders", async () => {
    for (let order = 0; order < 8; order += 1) {
      const wrong = pickupRequest({ expected_total_cents: 1 });
      expect(reasonOf(await callFunction("placeOrder", wrong, guest))).toBe("PRICE_CHANGED");
    }
    await placeOrder(pickupRequest(), guest);
    expect(await adminGet(`limits/${guest.uid}`)).not.toBeNull();
  });

  test("accept three of ten concurrent orders at two restaurants", async () => {
    const requests = Array.from({ length: 10 }, (_each, index) =>
      pickupRequest({ resto_key: index % 2 === 0 ? KITCHEN : OTHER_KITCHEN }),
    );
    const answers = await Promise.all(
      requests.map((request) => callFunction("placeOrder", request, guest)),
    );
    expect(answers.filter(({ result }) => result)).toHaveLength(3);
    expect(answers.filter((answer) => reasonOf(answer) === "RATE_LIMIT")).toHaveLength(7);
  });
});
