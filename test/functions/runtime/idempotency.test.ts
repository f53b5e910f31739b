import { afterAll, describe, expect } from "vitest";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { type CallAnswer, callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import { newAccount, newGuest } from "../support/test-accounts";
import {
  at,
  CONTACT,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  reasonOf,
  refused,
  setClock,
} from "../support/test-kitchen";

const mismatch = refused("ALREADY_EXISTS", "IDEMPOTENCY_MISMATCH");

describe("a repeated order", () => {
  test("is created once by 100 calls, 50 at once, which get the same answer", async () => {
    // Accounts without a verified address may make 30 calls at once.
    const guest = await newAccount({ emailVerified: true });
    const request = pickupRequest();
    const fifty = () => Promise.all(Array.from({ length: 50 }, () => placeOrder(request, guest)));
    const answers = [...(await fifty()), ...(await fifty())];
    const distinct = new Set(answers.map((answer) => JSON.stringify({ ...answer, replayed: 0 })));
    const orders = await adminList("orders");
    recordFigure(14, `documents, of ${answers.length} calls`, orders, import.meta.url);
    recordFigure(14, "different answers", distinct, import.meta.url);
    expect(orders).toHaveLength(1);
    expect(distinct.size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await adminList("audit")).toHaveLength(1);
  });

  test("is replayed after a lost answer, even if menu and availability have changed", async ({
    guest,
  }) => {
    const request = pickupRequest();
    const first = await placeOrder(request, guest);
    await adminPatch(`menus/${KITCHEN}`, { items: [] });
    await adminPatch(`availability/${KITCHEN}`, { paused_until: new Date(at("21:00")) });
    expect(await placeOrder(request, guest)).toEqual({ ...first, replayed: true });
    expect(await adminList("audit")).toHaveLength(1);
  });

  test("gets the first answer after the order was accepted", async ({ guest, staff }) => {
    const request = pickupRequest();
    const first = await placeOrder(request, guest);
    const step = { id: request.order_id, version: 1, to: "accepted", eta_minutes: 30 };
    expect(await callFunction("setOrderStatus", step, staff)).toHaveProperty("result");
    expect(await placeOrder(request, guest)).toEqual({ ...first, replayed: true });
    expect(await adminGet(`orders/${request.order_id}`)).toMatchObject({ status: "accepted" });
  });

  test("does not count towards the limits", async ({ guest }) => {
    const request = pickupRequest();
    for (let call = 0; call < 8; call += 1) await placeOrder(request, guest);
    await placeOrder(pickupRequest(), guest);
    await placeOrder(pickupRequest(), guest);
    expect(reasonOf(await callFunction("placeOrder", pickupRequest(), guest))).toBe("RATE_LIMIT");
    expect(await placeOrder(request, guest)).toMatchObject({ replayed: true });
  });

  test("is recognised in a different notation", async ({ guest }) => {
    const extras = (...values: string[]) =>
      pickupRequest({
        order_id: "0a8a9ba4-6a9c-4b8b-9d6b-4c8f0d6f1a11",
        lines: [{ item_id: "pizza", qty: 2, choices: { size: "small", extras: values } }],
        expected_total_cents: 2214,
        contact: CONTACT,
      });
    await placeOrder(extras("cheese", "ham"), guest);
    const again = { ...extras("ham", "cheese"), wanted_at: null };
    expect(await placeOrder(again, guest)).toMatchObject({ replayed: true });
  });
});

describe("a different order under the same id", () => {
  const answers: CallAnswer[] = [];
  afterAll(() => {
    const leaks = answers.filter(
      ({ result, error }) => result || Object.keys(error?.details ?? {}).join() !== "reason",
    );
    recordFigure(15, `answers with data, of ${answers.length}`, leaks, import.meta.url);
  });

  test.for<[string, object]>([
    ["other lines", { lines: [{ item_id: "soup", qty: 5, choices: {} }] }],
    ["another expected total", { expected_total_cents: 1 }],
    ["another restaurant", { resto_key: OTHER_KITCHEN }],
    ["another contact", { contact: { name: "Jemand", phone: "089 99998-051" } }],
    ["another time", { wanted_at: at("20:00") }],
  ])("with %s is refused without data", async ([_what, changes], { guest }) => {
    const request = pickupRequest();
    await placeOrder(request, guest);
    const answer = await callFunction("placeOrder", { ...request, ...changes }, guest);
    answers.push(answer);
    expect(answer).toEqual(mismatch);
    expect(await adminList("orders")).toHaveLength(1);
  });

  test("of another account is refused without data", async () => {
    const request = pickupRequest();
    await placeOrder(request, await newGuest());
    const answer = await callFunction("placeOrder", request, await newGuest());
    answers.push(answer);
    expect(answer).toEqual(mismatch);
  });

  test("sent by two accounts at once creates one order and one refusal", async () => {
    const guests = await Promise.all([newGuest(), newGuest()]);
    const request = pickupRequest();
    const answers = await Promise.all(
      guests.map((guest) => callFunction("placeOrder", request, guest)),
    );
    expect(answers.map(reasonOf).toSorted()).toEqual(["IDEMPOTENCY_MISMATCH", undefined]);
    expect(await adminList("orders")).toHaveLength(1);
  });
});

test("the id of a refused order can be used again", async ({ guest }) => {
  const request = pickupRequest();
  await setClock(at("23:00"));
  expect(reasonOf(await callFunction("placeOrder", request, guest))).toBe("CLOSED");
  await setClock(at("18:00"));
  expect(await placeOrder(request, guest)).toMatchObject({ replayed: false });
});
