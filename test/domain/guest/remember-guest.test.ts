import { expect, it } from "vitest";
import { knownGuestSchema } from "@/domain/guest/known-guest.schema";
import { rememberGuest } from "@/domain/guest/remember-guest";
import { deliveryRequest, NOON, placedOrder } from "../order/sample-order";

const order = { ...placedOrder, address: deliveryRequest.address };
const key = { contact_key: "+498999998020", by: "koch" };

const dishes = placedOrder.lines.map(({ item_id, qty, choices }) => ({ item_id, qty, choices }));

it("a caller is remembered by name, number, address of the delivery and dishes, and nothing else", () => {
  const known = rememberGuest(order, null, key);
  expect(known).toEqual({
    ...key,
    resto_key: "resto-sample",
    name: "Erika Beispiel",
    address: deliveryRequest.address,
    last_orders: [{ dishes }],
    agreed_at: NOON,
    last_order_at: NOON,
  });
  expect(knownGuestSchema.safeParse(known).success).toBe(true);
});

it("a pickup keeps the earlier address, and the first agreement stays", () => {
  const earlier = rememberGuest(order, null, key);
  const next = {
    ...placedOrder,
    created_at: NOON + 1000,
    contact: { ...order.contact, name: "E." },
  };
  expect(rememberGuest(next, earlier, { ...key, by: "kellner" })).toEqual({
    ...earlier,
    by: "kellner",
    name: "E.",
    last_orders: [{ dishes }, { dishes }],
    last_order_at: NOON + 1000,
  });
});

it("the dishes of the last five orders are remembered", () => {
  let known = rememberGuest(order, null, key);
  for (let count = 0; count < 9; count += 1) known = rememberGuest(order, known, key);
  expect(known.last_orders).toHaveLength(5);
});
