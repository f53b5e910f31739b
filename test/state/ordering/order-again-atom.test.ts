import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { clearCartAtom } from "@/state/cart/cart-atoms";
import {
  type CheckoutDraft,
  checkoutDraftAtom,
  EMPTY_DRAFT,
} from "@/state/ordering/checkout-atoms";
import { addPortionsAtom } from "@/state/ordering/order-again-atom";
import { bundledMenu } from "@/test/harness/bundled-menu";

const address = { street: "Beispielweg 2", zip: "86399", city: "Bobingen", note: "Hinterhaus" };

function orderAgain(typed: Partial<CheckoutDraft>): CheckoutDraft {
  const store = createStore();
  store.set(clearCartAtom);
  store.set(checkoutDraftAtom, { ...EMPTY_DRAFT, ...typed });
  const [dish] = bundledMenu("resto-bobingen").items;
  if (!dish) throw new Error("no dish");
  store.set(addPortionsAtom, [makeCartItem(dish, {})], { type: "delivery", address });
  return store.get(checkoutDraftAtom);
}

const formerAddress = {
  street: "Beispielweg 2",
  zip: "86399",
  city: "Bobingen",
  addressNote: "Hinterhaus",
};

it.each([
  ["an empty form", {}],
  ["a form with the same postal code", { zip: "86399" }],
  ["a form with the same postal code and town", { zip: "86399", city: "Bobingen" }],
])("an earlier order puts its address into %s", (_what, typed) => {
  expect(orderAgain(typed)).toMatchObject({ ...formerAddress, type: "delivery" });
});

it.each([
  ["a street", { street: "Musterweg 7" }],
  ["another postal code", { zip: "86343" }],
  ["another town of the postal code", { zip: "86399", city: "Straßberg" }],
])("an earlier order keeps %s that the guest has entered", (_what, typed) => {
  expect(orderAgain(typed)).toEqual({ ...EMPTY_DRAFT, ...typed, type: "delivery" });
});
