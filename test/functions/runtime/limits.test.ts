import { describe, expect, inject } from "vitest";
import { quoteAnswerSchema } from "@/domain/order/pricing/quote.schema";
import { orderPolicyOf } from "@/domain/tenant/order-policy";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest, tableTest } from "../support/kitchen-test";
import { newAccount, newGuest } from "../support/test-accounts";
import {
  at,
  KITCHEN,
  OTHER_KITCHEN,
  pickupRequest,
  placeOrder,
  reasonOf,
  refused,
  setClock,
  TODAY,
  testKitchen,
} from "../support/test-kitchen";
import { bookTable, tableRequest } from "../support/test-tables";

const policy = { ...orderPolicyOf(testKitchen), orders_per_slot: 2 };

const test = kitchenTest.extend("rejectedOrder", ({ guest, staff }) => async (): Promise<void> => {
  const { id } = await placeOrder(pickupRequest(), guest);
  const step = { id, version: 1, to: "rejected", reason: "zu viel los" };
  expect(await callFunction("setOrderStatus", step, staff)).toHaveProperty("result");
});

describe("the order limit of an account", () => {
  test("allows three unanswered orders, also in ten concurrent calls", async ({ guest }) => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => callFunction("placeOrder", pickupRequest(), guest)),
    );
    expect(answers.filter(({ result }) => result)).toHaveLength(3);
    expect(answers.filter((answer) => reasonOf(answer) === "RATE_LIMIT")).toHaveLength(7);
    expect(await adminList("orders")).toHaveLength(3);
  });

  test("counts unanswered orders of all restaurants", async ({ guest }) => {
    for (let order = 0; order < 3; order += 1) await placeOrder(pickupRequest(), guest);
    const elsewhere = pickupRequest({ resto_key: OTHER_KITCHEN });
    expect(await callFunction("placeOrder", elsewhere, guest)).toEqual(
      refused("RESOURCE_EXHAUSTED", "RATE_LIMIT"),
    );
  });

  test("allows five orders in ten minutes, answered or not", async ({ guest, rejectedOrder }) => {
    for (let order = 0; order < 5; order += 1) await rejectedOrder();
    expect(await callFunction("placeOrder", pickupRequest(), guest)).toEqual(
      refused("RESOURCE_EXHAUSTED", "RATE_LIMIT"),
    );
    await setClock(at("18:09"));
    expect(reasonOf(await callFunction("placeOrder", pickupRequest(), guest))).toBe("RATE_LIMIT");
    await setClock(at("18:11"));
    await placeOrder(pickupRequest(), guest);
  });

  test("counts unreadable orders", async ({ guest }) => {
    const { id } = await placeOrder(pickupRequest(), guest);
    await adminPatch(`orders/${id}`, { contact: null });
    for (let order = 0; order < 2; order += 1) await placeOrder(pickupRequest(), guest);
    expect(reasonOf(await callFunction("placeOrder", pickupRequest(), guest))).toBe("RATE_LIMIT");
  });

  test("does not affect other accounts", async ({ guest }) => {
    for (let order = 0; order < 3; order += 1) await placeOrder(pickupRequest(), guest);
    await placeOrder(pickupRequest(), await newGuest());
  });
});

tableTest("the limit of three open reservations ignores cancelled ones", async ({ guest }) => {
  const { id } = await bookTable(tableRequest({ time: "11:00" }), guest);
  const start_at = new Date(at("19:00", "2027-03-20"));
  const cancelled = { ...(await adminGet(`reservations/${id}`)), status: "cancelled", start_at };
  const paths = Array.from({ length: 100 }, (_, index) => `reservations/cancelled-${index}`);
  await backendAdmin(inject("backendPorts")).write(
    paths.map((path) => ({ path, data: cancelled })),
  );
  for (const time of ["12:30", "14:00"]) await bookTable(tableRequest({ time }), guest);
  const fourth = tableRequest({ time: "15:30" });
  expect(await callFunction("requestReservation", fourth, guest)).toEqual(
    refused("RESOURCE_EXHAUSTED", "RATE_LIMIT"),
  );
});

tableTest(
  "accepting an offer counts towards the limit of three open reservations",
  async ({ guest }) => {
    const { id } = await bookTable(tableRequest(), guest, "joinWaitingList");
    const times = ["11:00", "12:30", "14:00"];
    const [first] = await Promise.all(
      times.map((time) => bookTable(tableRequest({ time }), guest)),
    );
    const accept = () => callFunction("acceptOffer", { reservation_id: id, version: 2 }, guest);
    expect(await accept()).toEqual(refused("RESOURCE_EXHAUSTED", "RATE_LIMIT"));
    await callFunction("cancelReservation", { reservation_id: first?.id, version: 1 }, guest);
    expect(await accept()).toHaveProperty("result.status", "confirmed");
  },
);

test("a restaurant takes 60 orders a minute, each with a unique code", async () => {
  const verified = () => newAccount({ emailVerified: true });
  const guests = await Promise.all(Array.from({ length: 65 }, verified));
  const answers = await Promise.all(
    guests.map((guest) => callFunction("placeOrder", pickupRequest(), guest)),
  );
  const codes = answers.flatMap(({ result }) => result?.code ?? []);
  expect(codes).toHaveLength(60);
  expect(new Set(codes).size).toBe(60);
  expect(answers.filter((answer) => reasonOf(answer) === "RATE_LIMIT")).toHaveLength(5);

  await setClock(at("18:02"));
  await placeOrder(pickupRequest(), await newGuest());
});

describe("the limit of orders per slot", () => {
  test.override("restaurant", { order_policy: policy });

  const order = (time: string) => pickupRequest({ wanted_at: at(time) });

  test("is never exceeded, and refusals name the next free slot", async () => {
    const guests = await Promise.all(Array.from({ length: 20 }, () => newGuest()));
    const answers = await Promise.all(
      guests.map((guest) => callFunction("placeOrder", order("19:00"), guest)),
    );
    expect(answers.filter(({ result }) => result)).toHaveLength(2);
    const full = refused("FAILED_PRECONDITION", "SLOT_FULL", { next_at: at("19:15") });
    const refusals = answers.filter(({ error }) => error);
    expect(refusals).toEqual(refusals.map(() => full));
    expect(await adminGet(`capacity/${KITCHEN}_${TODAY}`)).toMatchObject({
      orders: { "19:00": 2 },
    });
  });

  test("marks full slots in quotes", async () => {
    await placeOrder(order("19:00"), await newGuest());
    await placeOrder(order("19:00"), await newGuest());
    const { resto_key, type, lines } = pickupRequest();
    const { result } = await callFunction("quoteOrder", {
      resto_key,
      type,
      lines,
      wanted_at: at("19:00"),
    });
    expect(result).toMatchObject({ refusal: { reason: "SLOT_FULL", next_at: at("19:15") } });
    const { quote } = quoteAnswerSchema.parse(result);
    expect(quote.next_slots).not.toContain(at("19:00"));
    expect(quote.next_slots).toContain(at("18:45"));
    expect(quote.full_slots).toEqual([at("19:00")]);
  });

  test("frees the slot after a cancellation and a rejection", async ({ guest, staff }) => {
    const first = await placeOrder(order("19:00"), guest);
    const second = await placeOrder(order("19:00"), guest);
    await callFunction("cancelOrder", { order_id: first.id, version: 1 }, guest);
    const rejection = { id: second.id, version: 1, to: "rejected", reason: "ausverkauft" };
    await callFunction("setOrderStatus", rejection, staff);
    await placeOrder(order("19:00"), await newGuest());
    await placeOrder(order("19:00"), await newGuest());
    expect(reasonOf(await callFunction("placeOrder", order("19:00"), await newGuest()))).toBe(
      "SLOT_FULL",
    );
  });

  test("counts orders for as soon as possible in the slot they are due", async () => {
    await placeOrder(pickupRequest(), await newGuest());
    await placeOrder(pickupRequest(), await newGuest());
    expect(await callFunction("placeOrder", pickupRequest(), await newGuest())).toEqual(
      refused("FAILED_PRECONDITION", "SLOT_FULL", { next_at: at("18:30") }),
    );
  });
});
