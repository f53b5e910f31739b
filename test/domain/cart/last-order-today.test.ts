import { describe, expect, it } from "vitest";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { makeCartItem } from "@/domain/cart/cart-item";
import { cartItemCents } from "@/domain/cart/cart-total";
import { lastOrderToday } from "@/domain/cart/last-order-today";
import type { OrderStatus } from "@/domain/order/order-status";
import { sampleOrder } from "@/test/harness/sample-order";
import { noodles } from "../sample-restaurant";

const [line] = sampleOrder().lines;
if (!line) throw new Error("the sample order has no line");
const noodleLine = { ...line, item_id: noodles.id, qty: 2, choices: { size: "large" } };
const goneLine = { ...line, item_id: "gone" };

const order = (id: string, status: OrderStatus, lines = [noodleLine, goneLine]) =>
  sampleOrder({ id, status, lines });
const today = (items = [noodles]) => ({
  menu: { items },
  availability: DEFAULT_AVAILABILITY,
  now: Date.UTC(2026, 10, 24, 17),
});

describe("lastOrderToday", () => {
  it("is the newest order that the guest received, with what is left of it at current prices", () => {
    const dearer = { ...noodles, preis: noodles.preis + 1 };
    const orders = [
      order("new", "cancelled"),
      order("last", "completed"),
      order("old", "completed"),
    ];
    const last = lastOrderToday(orders, today([dearer]));
    const portion = makeCartItem(dearer, noodleLine.choices, noodleLine.note);
    expect(last).toEqual({
      order: orders[1],
      lines: [noodleLine],
      portions: [portion, portion],
      total_cents: 2 * cartItemCents(portion),
      missing: 1,
    });
  });

  it.each([
    ["no order", []],
    ["an order that nobody received", [order("a", "rejected"), order("b", "accepted")]],
    ["an order of which nothing is left", [order("a", "completed", [goneLine])]],
  ])("does not exist for %s", (_case, orders) => {
    expect(lastOrderToday(orders, today())).toBeNull();
  });
});
