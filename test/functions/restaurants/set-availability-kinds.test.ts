import { expect } from "vitest";
import { quoteAnswerSchema } from "@/domain/order/pricing/quote.schema";
import { adminGet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { newGuest } from "../support/test-accounts";
import {
  at,
  deliveryRequest,
  KITCHEN,
  pickupRequest,
  placeOrder,
  refused,
  setClock,
} from "../support/test-kitchen";

const test = kitchenTest.extend("switched", ({ staff }) => async (patch: object): Promise<void> => {
  const answer = await callFunction("setAvailability", { resto_key: KITCHEN, patch }, staff);
  expect(answer.error).toBeUndefined();
});

const place = async (request: object) => callFunction("placeOrder", request, await newGuest());

async function quote(type: "pickup" | "delivery", lines = pickupRequest().lines) {
  const answer = await callFunction("quoteOrder", { resto_key: KITCHEN, type, lines });
  return quoteAnswerSchema.parse(answer.result);
}

/** Pizza with ham and cheese for pickup: €14.80 less 10 percent. */
function pizzaWith(...extras: string[]) {
  const lines = [{ item_id: "pizza", qty: 1, choices: { size: "large", extras } }];
  return pickupRequest({ lines, expected_total_cents: 1332 });
}

test("a pause of delivery refuses delivery in orders and quotes, never pickup, until its end", async ({
  switched,
}) => {
  await switched({ delivery_paused_until: at("18:30") });
  const paused = refused("FAILED_PRECONDITION", "PAUSED", { next_at: at("18:30") });
  expect(await place(deliveryRequest())).toEqual(paused);
  expect((await quote("delivery")).refusal).toMatchObject({
    reason: "PAUSED",
    next_at: at("18:30"),
  });
  expect((await quote("pickup")).refusal).toBeNull();
  await placeOrder(pickupRequest(), await newGuest());
  await setClock(at("18:31"));
  await placeOrder(deliveryRequest(), await newGuest());
});

test("a pause of pickup refuses pickup, never delivery, and can end early", async ({
  switched,
}) => {
  await switched({ pickup_paused_until: at("20:00") });
  expect(await place(pickupRequest())).toEqual(
    refused("FAILED_PRECONDITION", "PAUSED", { next_at: at("20:00") }),
  );
  await placeOrder(deliveryRequest(), await newGuest());
  await switched({ pickup_paused_until: null });
  await placeOrder(pickupRequest(), await newGuest());
});

test("delivery's own busy minutes move its times and leave those of pickup", async ({
  switched,
}) => {
  await switched({ delivery_extra_minutes: 30, delivery_extra_until: at("19:00") });
  expect((await quote("pickup")).quote.earliest_at).toBe(at("18:16"));
  expect((await quote("delivery")).quote.earliest_at).toBe(at("19:11"));
  await switched({ extra_minutes: 20 });
  expect((await quote("pickup")).quote.earliest_at).toBe(at("18:36"));
  expect((await quote("delivery")).quote.earliest_at).toBe(at("19:11"));
  await switched({ delivery_extra_minutes: 0 });
  expect((await quote("delivery")).quote.earliest_at).toBe(at("18:41"));
});

test("a sold-out option refuses the dishes with it in orders and quotes until its end", async ({
  switched,
}) => {
  await switched({ sold_out_options: { "pizza/extras/ham": at("20:00") } });
  const details = { field: "lines.0.choices.extras" };
  const request = pizzaWith("cheese", "ham");
  expect(await place(request)).toEqual(refused("FAILED_PRECONDITION", "ITEM_UNAVAILABLE", details));
  const { quote: priced, refusal } = await quote("pickup", request.lines);
  expect(refusal).toEqual({ reason: "ITEM_UNAVAILABLE", ...details });
  expect(priced.total_cents).toBe(1332);
  await placeOrder({ ...pizzaWith("cheese"), expected_total_cents: 1170 }, await newGuest());
  await setClock(at("20:01"));
  await placeOrder(pizzaWith("cheese", "ham"), await newGuest());
});

test("concurrent changes of several options are all stored", async ({ switched }) => {
  const paths = ["pizza/extras/ham", "pizza/extras/cheese", "pizza/heat/hot"];
  await Promise.all(paths.map((path) => switched({ sold_out_options: { [path]: at("21:00") } })));
  const stored = Object.fromEntries(paths.map((path) => [path, new Date(at("21:00"))]));
  expect(await adminGet(`availability/${KITCHEN}`)).toMatchObject({ sold_out_options: stored });
  await switched({ sold_out_options: { "pizza/extras/ham": null } });
  const { "pizza/extras/ham": _, ...rest } = stored;
  expect(await adminGet(`availability/${KITCHEN}`)).toHaveProperty("sold_out_options", rest);
});
