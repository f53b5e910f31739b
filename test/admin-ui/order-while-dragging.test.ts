import fc from "fast-check";
import { expect, it } from "vitest";
import { type ItemBox, orderWhileDragging } from "@/admin-ui/motion/order-while-dragging";

/** Items of these heights below each other. */
function boxes(...heights: number[]): ItemBox[] {
  let top = 0;
  return heights.map((height, index) => {
    const box = { key: "abcdefgh"[index] ?? "", top, height };
    top += height;
    return box;
  });
}

it.each([
  ["stays where it is", 0, "abcd"],
  ["stays until its edge reaches the next item's centre", 20, "abcd"],
  ["passes the next item", 21, "bacd"],
  ["passes two items at once", 61, "bcad"],
  ["stops at the end", 900, "bcda"],
])("an item dragged down %s", (_, top, order) => {
  expect(orderWhileDragging(boxes(40, 40, 40, 40), "a", top).join("")).toBe(order);
});

it.each([
  ["stays until its edge reaches the previous item's centre", 100, "abcd"],
  ["passes the previous item", 99, "abdc"],
  ["stops at the start", -50, "dabc"],
])("an item dragged up %s", (_, top, order) => {
  expect(orderWhileDragging(boxes(40, 40, 40, 40), "d", top).join("")).toBe(order);
});

it("a dragged item does not jump back and forth between items of other heights", () => {
  const heights = fc.array(fc.integer({ min: 10, max: 200 }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(heights, fc.nat(7), fc.integer({ min: -100, max: 1700 }), (all, at, top) => {
      const items = boxes(...all);
      const { key } = items[at % items.length] ?? { key: "" };
      const order = orderWhileDragging(items, key, top);
      let next = 0;
      const rendered = order.map((each) => {
        const { height = 0 } = items.find((item) => item.key === each) ?? {};
        const box = { key: each, top: next, height };
        next += height;
        return box;
      });
      expect(orderWhileDragging(rendered, key, top)).toEqual(order);
    }),
  );
});
