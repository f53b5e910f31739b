import { createStore } from "jotai/vanilla";
import { expect, it, vi } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { addToCartAtom, removeFromCartAtom } from "@/state/cart/cart-atoms";
import { dishCountsOf } from "@/state/cart/dish-counts";
import { sampleMenu } from "@/test/features/sample-menu";

const [first, second] = sampleMenu.items;

it("counts the portions of the given dishes and ignores changes of others", () => {
  if (!first || !second) throw new Error("the sample menu has no dishes");
  const store = createStore();
  const counts = dishCountsOf([first.id, "gone"]);
  const onChange = vi.fn();
  store.sub(counts, onChange);
  expect(store.get(counts)).toEqual([0, 0]);

  store.set(addToCartAtom, makeCartItem(second, {}));
  expect(onChange).not.toHaveBeenCalled();

  store.set(addToCartAtom, makeCartItem(first, {}));
  store.set(addToCartAtom, makeCartItem(first, {}));
  expect(store.get(counts)).toEqual([2, 0]);

  store.set(removeFromCartAtom, first.id);
  expect(store.get(counts)).toEqual([1, 0]);
  expect(onChange).toHaveBeenCalledTimes(3);
});
