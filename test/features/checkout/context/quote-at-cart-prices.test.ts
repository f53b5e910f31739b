import { expect, it } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { cartLines } from "@/domain/cart/cart-lines";
import { requestLines } from "@/domain/cart/request-lines";
import { quoteOrder } from "@/domain/order/pricing/quote-order";
import { quoteAtCartPrices } from "@/features/checkout/context/quote-at-cart-prices";
import { anOrderContext, lemonade, noodles, sampleMenu } from "@/test/domain/sample-restaurant";

const lines = cartLines([
  makeCartItem(noodles, { size: "large" }),
  makeCartItem(noodles, { size: "large" }),
  makeCartItem(lemonade, {}),
]);

function seenAt(context: ReturnType<typeof anOrderContext>) {
  const quoted = quoteOrder({ type: "pickup", lines: requestLines(lines) }, context, 0);
  if (!quoted.ok) throw new Error("not priced");
  return { now: quoted.value.quote, seen: quoteAtCartPrices(quoted.value.quote, lines, context) };
}

it("returns null while the menu has the cart's prices", () => {
  expect(seenAt(anOrderContext()).seen).toBeNull();
});

it("returns the server's quote at the cart's prices", () => {
  const items = sampleMenu.items.map((item) =>
    item.id === noodles.id ? { ...item, preis: 12 } : item,
  );
  const { now, seen } = seenAt(anOrderContext({ menu: { ...sampleMenu, items } }));
  const former = seenAt(anOrderContext()).now;
  expect(seen?.lines).toEqual(former.lines);
  expect(seen?.total_cents).toBe(former.total_cents);
  expect(seen?.discount_cents).toBe(former.discount_cents);
  expect(seen?.total_cents).not.toBe(now.total_cents);
});
