import { expect } from "vitest";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { recordFigure } from "@/test/faults/figures";
import { adminList, adminSet } from "@/test/harness/admin";
import { type CallAnswer, callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { at, deliveryRequest, KITCHEN, reasonOf, testKitchen } from "../support/test-kitchen";
import { testMenu } from "../support/test-menu";

const pizza = { item_id: "pizza", qty: 3, choices: { size: "large", extras: ["ham"] } };
const TOTAL = 4090;
const request = deliveryRequest({ lines: [pizza], expected_total_cents: TOTAL });

const test = kitchenTest.extend(
  "place",
  ({ guest }) =>
    async (attempts: readonly object[]): Promise<CallAnswer[]> => {
      const answers: CallAnswer[] = [];
      for (const attempt of attempts)
        answers.push(await callFunction("placeOrder", attempt, guest));
      return answers;
    },
);

const takenOf = (answers: readonly CallAnswer[]) => answers.filter(({ result }) => result).length;

test("an order with prices from the client is refused", async ({ place }) => {
  const names = ["preis", "unit_cents", "line_cents", "price", "discount", "vat"];
  const sums = ["total_cents", "subtotal_cents", "discount_cents", "delivery_fee_cents", "fee"];
  const factors = [0, -1, 0.01];
  const attempts = factors.flatMap((factor) => [
    { ...request, expected_total_cents: TOTAL * factor },
    { ...request, lines: [{ ...pizza, qty: pizza.qty * factor }] },
    ...names.map((name) => ({ ...request, lines: [{ ...pizza, [name]: 1300 * factor }] })),
    ...sums.map((name) => ({ ...request, [name]: TOTAL * factor })),
  ]);
  const answers = await place(attempts);
  expect(takenOf(answers)).toBe(0);
  expect(answers.filter((answer) => reasonOf(answer) === undefined)).toEqual([]);
  expect(await adminList("orders")).toEqual([]);
  const what = `accepted below the real price, of ${attempts.length} attempts`;
  recordFigure(1, what, takenOf(answers), import.meta.url);
}, 120_000);

test("forty invalid values of each number are refused with their field", async ({ place }) => {
  const values = [
    ...[0, -0, -1, -3, 0.01, 0.5, 1.5, 2.999, 51, 100, 999, 1e6, 2 ** 31, 2 ** 32, 2 ** 53],
    ...[1e21, 1e308, -1e308, 5e-324, 1e-300, "1", "3", "-3", "0x3", "1e3", " 3", "３", "", "NaN"],
    ...["Infinity", "null", null, true, false, [], [3], [[3]], {}, { value: 3 }, { $gt: 0 }],
  ];
  expect(values).toHaveLength(40);
  const attempts = values.flatMap((value) => [
    { ...request, lines: [{ ...pizza, qty: value }] },
    { ...request, expected_total_cents: value },
  ]);
  const answers = await place(attempts);
  expect(takenOf(answers)).toBe(0);
  const fields = answers
    .filter((answer) => reasonOf(answer) === "INVALID")
    .map(({ error }) => error?.details?.field);
  expect(new Set(fields)).toEqual(new Set(["lines.0.qty", "expected_total_cents"]));
  const unexplained = answers.filter((answer) => reasonOf(answer) === undefined).length;
  expect(unexplained).toBe(0);
  expect(await adminList("orders")).toEqual([]);
  const what = `accepted, of ${attempts.length} invalid numbers`;
  recordFigure(2, what, takenOf(answers), import.meta.url);
}, 120_000);

test("invalid combinations of choices are refused", async () => {
  const values: unknown[] = ["", "x", "large", "ham", ["ham"], ["ham", "ham"], ["x"], [], null, {}];
  const all = values.flatMap((size) =>
    values.flatMap((extras) => ["hot", ["hot"], "x"].map((heat) => ({ size, extras, heat }))),
  );
  const isRight = ({ size, extras, heat }: (typeof all)[number]) => {
    const list = Array.isArray(extras) && (extras.length === 0 || String(extras) === "ham");
    return size === "large" && list && heat === "hot";
  };
  const wrong = all.filter((choices) => !isRight(choices));
  const answers = await Promise.all(
    wrong.map((choices) =>
      callFunction("quoteOrder", {
        resto_key: KITCHEN,
        type: "pickup",
        lines: [{ item_id: "pizza", qty: 1, choices }],
      }),
    ),
  );
  expect(new Set(answers.map(reasonOf))).toEqual(new Set(["INVALID", "ITEM_UNAVAILABLE"]));
  const what = `accepted, of ${wrong.length} invalid combinations`;
  recordFigure(3, what, takenOf(answers), import.meta.url);
}, 120_000);

test("every area refuses an order a cent below its minimum and accepts one at the minimum", async () => {
  const key = "resto-bobingen";
  const zones = restoBobingen.min_delivery_amount_by_zip;
  const dish = (id: string, cents: number) => ({
    ...testMenu.items[0],
    id,
    preis: cents / 100,
  });
  const amounts = [...new Set([17, ...zones.map((zone) => zone.min_delivery_amount)])];
  const items = amounts.flatMap((euros) => [
    dish(`exactly-${euros}`, euros * 100),
    dish(`below-${euros}`, euros * 100 - 1),
  ]);
  const { hours } = testKitchen;
  await Promise.all([
    adminSet(`public/${key}`, toStoredRestaurant({ ...restoBobingen, hours })),
    adminSet(`menus/${key}`, { ...testMenu, items }),
    adminSet(`availability/${key}`, {
      sold_out: {},
      exceptions: [],
      paused_until: null,
      extra_minutes: 0,
    }),
  ]);
  let wrong = 0;
  const towns = [...zones, { zip: "86399", label: "Bobingen", min_delivery_amount: 17 }];
  for (const { zip, label, min_delivery_amount } of towns) {
    for (const [id, missing] of [
      ["exactly", 0],
      ["below", 1],
    ] as const) {
      const lines = [{ item_id: `${id}-${min_delivery_amount}`, qty: 1, choices: {} }];
      const asked = { resto_key: key, type: "delivery", lines, zip: zip ?? "", city: label };
      const { result } = await callFunction("quoteOrder", asked);
      const { quote, refusal } = result as {
        quote: { missing_cents: number };
        refusal: { reason: string; missing_cents?: number } | null;
      };
      const isRight =
        quote.missing_cents === missing &&
        (missing === 0 ? refusal === null : refusal?.missing_cents === missing);
      if (!isRight) wrong += 1;
    }
  }
  expect(wrong).toBe(0);
  recordFigure(6, `wrong decisions, of ${2 * towns.length}`, wrong, import.meta.url);
}, 120_000);

test("neither a forged location nor another postal code lowers the fee", async ({ place }) => {
  const address = { street: "Musterweg 1", zip: "86343", city: "Königsbrunn" };
  const here = testKitchen.location;
  const positions = [here, { lat: 0, lng: 0 }, { lat: "48.2", lng: "10.8" }];
  const forged = positions.flatMap((location) => [
    { ...request, location },
    { ...request, ...location },
    { ...request, address: { ...address, ...location } },
    { ...request, address: { ...address, location } },
  ]);
  const answers = await place(forged);
  expect(answers.map(reasonOf)).toEqual(forged.map(() => "INVALID"));
  // A nearer town with a farther postal code.
  const lines = [{ item_id: "soup", qty: 20, choices: {} }];
  const far = { resto_key: KITCHEN, type: "delivery", lines, zip: "86399" };
  const feeOf = async (more: object) => {
    const { result } = await callFunction("quoteOrder", { ...far, ...more });
    return (result as { quote: { delivery_fee_cents: number } }).quote.delivery_fee_cents;
  };
  const honest = await feeOf({ city: "Bobingen" });
  expect(await feeOf({ city: "Königsbrunn" })).toBeGreaterThanOrEqual(honest);
  recordFigure(
    9,
    `undercharged, of ${forged.length + 1} forgeries`,
    takenOf(answers),
    import.meta.url,
  );
}, 120_000);

test("a wanted time that has passed since the quote is refused with the next slots", async ({
  place,
}) => {
  const late = [at("17:45"), at("18:00"), at("18:00") - 86_400_000, 0];
  const answers = await place(late.map((wanted_at) => ({ ...request, wanted_at })));
  expect(answers.map(reasonOf)).toEqual(late.map(() => "SLOT_PAST"));
  for (const { error } of answers) expect(error?.details?.next_at).toBeGreaterThan(at("18:00"));
  recordFigure(26, `past times accepted, of ${late.length}`, takenOf(answers), import.meta.url);
});
