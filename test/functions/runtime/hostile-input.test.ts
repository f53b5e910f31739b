import fc from "fast-check";
import { describe, expect } from "vitest";
import { ZIP_PATTERN } from "@/domain/contact/zip";
import { adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { SEED } from "@/test/harness/seeded-random";
import { kitchenTest as test } from "../support/kitchen-test";
import { newGuest } from "../support/test-accounts";
import { deliveryRequest, KITCHEN, pickupRequest, reasonOf } from "../support/test-kitchen";

describe("invalid numbers", () => {
  const pizza = { item_id: "pizza", qty: 3, choices: { size: "large", extras: ["ham"] } };
  const request = deliveryRequest({ lines: [pizza], expected_total_cents: 4090 });
  const strange = [
    0,
    -1,
    -3,
    0.01,
    0.5,
    1.5,
    2.999,
    51,
    1e6,
    2 ** 53,
    1e308,
    -1e308,
    1e-300,
    "3",
    "-3",
    "0x3",
    "",
    null,
    true,
    false,
    [3],
    {},
    [],
    "NaN",
    "Infinity",
  ];

  test("in any numeric field are refused with a reason", async ({ guest }) => {
    const attempts = strange.flatMap((value) => [
      { ...request, lines: [{ ...pizza, qty: value }] },
      { ...request, expected_total_cents: value },
      { ...request, wanted_at: value ?? "null" },
    ]);
    const answers = await Promise.all(
      attempts.map((attempt) => callFunction("placeOrder", attempt, guest)),
    );
    expect(answers.filter(({ result }) => result)).toEqual([]);
    expect(answers.filter((answer) => reasonOf(answer) === undefined)).toEqual([]);
    expect(await adminList("orders")).toEqual([]);
  });

  test("are the only cause: the same order with valid numbers is accepted", async ({ guest }) => {
    const answer = await callFunction("placeOrder", request, guest);
    expect(answer).toMatchObject({ result: { total_cents: 4090 } });
  });
});

describe("invalid choices", () => {
  const INVALID: object[] = [
    {},
    { size: ["large"] },
    { size: "large", extras: "ham" },
    { size: "large", extras: ["ham", "ham"] },
    { size: "large", extras: ["cheese", "ham", "olives"] },
    { size: "large", heat: ["hot"] },
    { size: { value: "large" } },
    { size: "large", extras: { 0: "ham" } },
    { size: "large", extras: [["ham"]] },
    { size: "large", extras: [null] },
    { size: null },
  ];
  /** Groups and options that are not on the menu. */
  const ITEM_UNAVAILABLE: object[] = [
    { size: "huge" },
    { size: "" },
    { size: "large", extras: ["gold"] },
    { size: "large", extras: [""] },
    { size: "large", sauce: "bbq" },
    { size: "large", heat: "cheese" },
    { size: "large", constructor: "Object" },
    { size: "large", toString: ["x"] },
    { size: "large", hasOwnProperty: "x" },
  ];

  test.each([
    ...INVALID.map((choices) => ["INVALID", choices] as const),
    ...ITEM_UNAVAILABLE.map((choices) => ["ITEM_UNAVAILABLE", choices] as const),
  ])("are refused with %s and their field: %j", async (reason, choices) => {
    const answer = await callFunction("quoteOrder", {
      resto_key: KITCHEN,
      type: "pickup",
      lines: [{ item_id: "pizza", qty: 1, choices }],
    });
    const field = expect.stringMatching(/^lines\.0\.choices/);
    expect(answer).toMatchObject({ error: { details: { reason, field } } });
  });
});

describe("generated input never causes `internal`", () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const mutated = (request: object) =>
    fc
      .tuple(fc.constantFrom(...Object.keys(request)), json)
      .map(([key, value]) => ({ ...request, [key]: value }));
  const line = fc.record({
    item_id: fc.oneof(fc.constantFrom("soup", "pizza", "beer"), fc.string({ maxLength: 61 })),
    qty: fc.oneof(fc.integer(), fc.double(), fc.constant(1)),
    choices: fc.dictionary(
      fc.oneof(fc.constantFrom("size", "extras", "heat", "constructor"), fc.string()),
      fc.oneof(fc.string(), fc.array(fc.constantFrom("ham", "cheese", "large", "x"))),
    ),
    note: fc.string({ unit: "binary", maxLength: 210 }),
  });
  const text = fc.string({ unit: "binary", maxLength: 90 });
  const order = fc.record({
    type: fc.constantFrom("pickup", "delivery"),
    lines: fc.array(line, { maxLength: 4 }),
    wanted_at: fc.oneof(fc.integer({ min: 0 }), fc.constant(null)),
    expected_total_cents: fc.nat(),
    contact: fc.record({ name: text, phone: fc.constant("089 99998-050"), email: text }),
    address: fc.record({ street: text, zip: fc.stringMatching(ZIP_PATTERN), city: text }),
  });

  async function neverInternal(name: string, inputs: fc.Arbitrary<unknown>, numRuns: number) {
    await fc.assert(
      fc.asyncProperty(inputs, async (data) => {
        // A new guest per order, so that accepted orders do not exhaust the limit.
        const { result, error } = await callFunction(name, data, await newGuest());
        expect(result ?? error?.details?.reason).toBeDefined();
      }),
      { numRuns, seed: SEED },
    );
  }

  test("placeOrder with one field replaced by any JSON", () =>
    neverInternal("placeOrder", mutated(deliveryRequest()), 50));

  test("placeOrder with well-formed orders", () =>
    neverInternal(
      "placeOrder",
      order.map((changes) => pickupRequest(changes as object)),
      50,
    ));

  test("placeOrder with any characters in names, streets and notes", () =>
    neverInternal(
      "placeOrder",
      fc.tuple(text, text, text).map(([name, street, note]) =>
        deliveryRequest({
          contact: { name, phone: "089 99998-050" },
          address: { street, zip: "86343", city: "Königsbrunn", note },
        }),
      ),
      50,
    ));
});
