import { expect } from "vitest";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { runSchedule } from "../support/run-schedules";
import { newGuest } from "../support/test-accounts";
import { at, KITCHEN, pickupRequest, placeOrder, refused, setClock } from "../support/test-kitchen";

runFunctionsInProcess();

const test = kitchenTest
  .extend("counted", ({ staff }) => async (stock: Record<string, number | null>): Promise<void> => {
    const call = { resto_key: KITCHEN, patch: { stock } };
    expect((await callFunction("setAvailability", call, staff)).error).toBeUndefined();
  })
  .extend("step", ({ staff }) => async (id: string, version: number, to: string): Promise<void> => {
    const call = { id, version, to, eta_minutes: 20, reason: "Ente ist aus" };
    expect((await callFunction("setOrderStatus", call, staff)).error).toBeUndefined();
  });

const soups = (qty: number) =>
  pickupRequest({
    lines: [{ item_id: "soup", qty, choices: {} }],
    expected_total_cents: qty * 495,
  });

const stock = async () => (await adminGet(`availability/${KITCHEN}`))?.stock;

test("guests and callers take counted portions until none is left", async ({ counted, staff }) => {
  await counted({ soup: 3 });
  await placeOrder(soups(1), await newGuest());
  expect(await stock()).toEqual({ soup: 2 });
  const tooMany = { field: "lines.0.item_id", portions_left: 2 };
  expect(await callFunction("placeOrder", soups(3), await newGuest())).toEqual(
    refused("FAILED_PRECONDITION", "ITEM_UNAVAILABLE", tooMany),
  );
  const { resto_key, type, lines } = soups(3);
  const quoted = await callFunction("quoteOrder", { resto_key, type, lines });
  expect(quoted).toHaveProperty("result.refusal", { reason: "ITEM_UNAVAILABLE", ...tooMany });
  const call = { ...soups(2), overbook: true };
  expect((await callFunction("placeStaffOrder", call, staff)).error).toBeUndefined();
  expect(await stock()).toEqual({ soup: 0 });
  expect(await callFunction("placeStaffOrder", { ...soups(1), overbook: true }, staff)).toEqual(
    refused("FAILED_PRECONDITION", "ITEM_UNAVAILABLE", { ...tooMany, portions_left: 0 }),
  );
});

test("an order that ends without food gives its portions back, one that failed does not", async ({
  counted,
  guest,
  step,
}) => {
  await counted({ soup: 12 });
  const orders = [];
  for (let taken = 0; taken < 3; taken += 1) orders.push(await placeOrder(soups(2), guest));
  const [rejected, failed, cancelled] = orders.map(({ id }) => id);
  const expired = (await placeOrder(soups(2), await newGuest())).id;
  expect(await stock()).toEqual({ soup: 4 });
  await callFunction("cancelOrder", { order_id: cancelled, version: 1 }, guest);
  expect(await stock()).toEqual({ soup: 6 });
  await step(String(rejected), 1, "rejected");
  expect(await stock()).toEqual({ soup: 8 });
  await step(String(failed), 1, "accepted");
  await step(String(failed), 2, "failed");
  expect(await stock()).toEqual({ soup: 8 });
  await setClock(at("18:16"));
  await runSchedule.orders();
  expect(await adminGet(`orders/${expired}`)).toHaveProperty("status", "expired");
  expect(await stock()).toEqual({ soup: 10 });
});

test("an order gives nothing back to a count that began after it", async ({ counted, guest }) => {
  const before = await placeOrder(soups(1), guest);
  await counted({ soup: 4 });
  await callFunction("cancelOrder", { order_id: before.id, version: 1 }, guest);
  expect(await stock()).toEqual({ soup: 4 });
  const counting = await placeOrder(soups(1), guest);
  await adminPatch(`availability/${KITCHEN}`, { stock_until: new Date(at("05:00", "2027-03-05")) });
  await callFunction("cancelOrder", { order_id: counting.id, version: 1 }, guest);
  expect(await stock()).toEqual({ soup: 3 });
});

test("a count ends with the business day and must name a dish of the menu", async ({
  counted,
  staff,
}) => {
  await counted({ soup: 0 });
  expect(await adminGet(`availability/${KITCHEN}`)).toHaveProperty(
    "stock_until",
    new Date(at("05:00", "2027-03-04")),
  );
  const unknown = { resto_key: KITCHEN, patch: { stock: { sushi: 1 } } };
  expect(await callFunction("setAvailability", unknown, staff)).toEqual(
    refused("INVALID_ARGUMENT", "INVALID", { field: "patch.stock.sushi" }),
  );
  await setClock(at("11:30", "2027-03-04"));
  await placeOrder(soups(1), await newGuest());
  expect(await stock()).toEqual({ soup: 0 });
});

test("an order without counted dishes writes no availability", async ({ guest }) => {
  const before = await adminGet(`availability/${KITCHEN}`);
  const { id } = await placeOrder(soups(2), guest);
  await callFunction("cancelOrder", { order_id: id, version: 1 }, guest);
  expect(await adminGet(`availability/${KITCHEN}`)).toEqual(before);
  expect(await adminGet(`orders/${id}`)).not.toHaveProperty("stock_taken");
});
