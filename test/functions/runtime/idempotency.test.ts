import { beforeEach, describe, expect, test } from "vitest";
import { recordFigure } from "@/test/faults/figures";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { newCustomer, newStaff } from "../support/people";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  openKitchen,
  pickupRequest,
  placed,
  reasonOf,
  refused,
  setClock,
} from "../support/test-kitchen";

beforeEach(() => openKitchen());

const mismatch = refused("ALREADY_EXISTS", "IDEMPOTENCY_MISMATCH");

describe("the same order again", () => {
  test("100 calls at once make one order and get the same answer", async () => {
    const customer = await newCustomer();
    const request = pickupRequest();
    const answers = await Promise.all(Array.from({ length: 100 }, () => placed(request, customer)));
    const distinct = new Set(answers.map((answer) => JSON.stringify({ ...answer, replayed: 0 })));
    expect(distinct.size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await adminList("orders")).toHaveLength(1);
    expect(await adminList("audit")).toHaveLength(1);
    recordFigure(14, "documents, of 100 calls", 1, import.meta.url);
    recordFigure(14, "different answers", distinct.size, import.meta.url);
  });

  test("is answered after a lost answer, also when the menu costs something else by now", async () => {
    const customer = await newCustomer();
    const request = pickupRequest();
    const first = await placed(request, customer);
    await adminPatch(`menus/${KITCHEN}`, { items: [] });
    await adminPatch(`availability/${KITCHEN}`, { paused_until: new Date(at("21:00")) });
    expect(await placed(request, customer)).toEqual({ ...first, replayed: true });
    expect(await adminList("audit")).toHaveLength(1);
  });

  test("gets the first answer when the order has moved on", async () => {
    const [customer, staff] = await Promise.all([
      newCustomer(),
      newStaff({ resto_keys: [KITCHEN] }),
    ]);
    const request = pickupRequest();
    const first = await placed(request, customer);
    const step = { id: request.order_id, version: 1, to: "accepted", eta_minutes: 30 };
    expect(await callFunction("setOrderStatus", step, staff)).toHaveProperty("result");
    expect(await placed(request, customer)).toEqual({ ...first, replayed: true });
    expect(await adminGet(`orders/${request.order_id}`)).toMatchObject({ status: "accepted" });
  });

  test("costs nothing of the limits", async () => {
    const customer = await newCustomer();
    const request = pickupRequest();
    for (let call = 0; call < 8; call += 1) await placed(request, customer);
    await placed(pickupRequest(), customer);
    await placed(pickupRequest(), customer);
    expect(reasonOf(await callFunction("placeOrder", pickupRequest(), customer))).toBe(
      "RATE_LIMIT",
    );
    expect(await placed(request, customer)).toMatchObject({ replayed: true });
  });

  test("is recognised although written differently", async () => {
    const customer = await newCustomer();
    const extras = (...values: string[]) =>
      pickupRequest({
        order_id: "0a8a9ba4-6a9c-4b8b-9d6b-4c8f0d6f1a11",
        lines: [{ item_id: "pizza", qty: 2, choices: { size: "small", extras: values } }],
        expected_total_cents: 2214,
      });
    await placed(extras("cheese", "ham"), customer);
    const again = { ...extras("ham", "cheese"), wanted_at: null };
    expect(await placed(again, customer)).toMatchObject({ replayed: true });
  });
});

describe("something else under the same id", () => {
  test.each([
    ["other lines", { lines: [{ item_id: "soup", qty: 5, choices: {} }] }],
    ["another expected total", { expected_total_cents: 1 }],
    ["another restaurant", { resto_key: OTHER_KITCHEN }],
    ["another contact", { contact: { name: "Jemand", phone: "089 99998-051" } }],
    ["another time", { wanted_at: at("20:00") }],
  ])("%s is refused without data", async (_what, changes) => {
    const customer = await newCustomer();
    const request = pickupRequest();
    await placed(request, customer);
    const answer = await callFunction("placeOrder", { ...request, ...changes }, customer);
    expect(answer).toEqual(mismatch);
    expect(await adminList("orders")).toHaveLength(1);
  });

  test("another user's request is refused without data", async () => {
    const request = pickupRequest();
    await placed(request, await newCustomer());
    expect(await callFunction("placeOrder", request, await newCustomer())).toEqual(mismatch);
    recordFigure(15, "answers with data", 0, import.meta.url);
  });

  test("two users at once: one order, one refusal", async () => {
    const customers = await Promise.all([newCustomer(), newCustomer()]);
    const request = pickupRequest();
    const answers = await Promise.all(
      customers.map((customer) => callFunction("placeOrder", request, customer)),
    );
    expect(answers.map(reasonOf).toSorted()).toEqual(["IDEMPOTENCY_MISMATCH", undefined]);
    expect(await adminList("orders")).toHaveLength(1);
  });
});

test("a refused order leaves its id free", async () => {
  const customer = await newCustomer();
  const request = pickupRequest();
  await setClock(at("23:00"));
  expect(reasonOf(await callFunction("placeOrder", request, customer))).toBe("CLOSED");
  await setClock(at("18:00"));
  expect(await placed(request, customer)).toMatchObject({ replayed: false });
});
