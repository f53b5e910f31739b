import { expect } from "vitest";
import { adminPatch, adminRemove } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import { newGuest } from "../support/test-accounts";
import { KITCHEN, pickupRequest, placeOrder, reasonOf, refused } from "../support/test-kitchen";
import { testMenu } from "../support/test-menu";

const withSoup = (preis: number) => ({
  items: testMenu.items.map((item) => (item.id === "soup" ? { ...item, preis } : item)),
});

const order = async (expected_total_cents: number) =>
  callFunction("placeOrder", pickupRequest({ expected_total_cents }), await newGuest());

test("an order has the price of the menu at that moment, each time it changes", async () => {
  await placeOrder(pickupRequest(), await newGuest());
  await adminPatch(`menus/${KITCHEN}`, withSoup(6));
  expect(reasonOf(await order(1980))).toBe("PRICE_CHANGED");
  expect((await order(2160)).result).toMatchObject({ total_cents: 2160 });
  await adminPatch(`menus/${KITCHEN}`, withSoup(5.5));
  expect((await order(1980)).result).toMatchObject({ total_cents: 1980 });
});

test("a menu that is removed is not used any more", async () => {
  await placeOrder(pickupRequest(), await newGuest());
  await adminRemove(`menus/${KITCHEN}`);
  expect(await order(1980)).toEqual(refused("NOT_FOUND", "NOT_FOUND"));
});

test("a dish that cannot be read is left out, and returns when it is repaired", async () => {
  await placeOrder(pickupRequest(), await newGuest());
  await adminPatch(`menus/${KITCHEN}`, withSoup(-1));
  expect(reasonOf(await order(1980))).toBe("ITEM_UNAVAILABLE");
  expect(reasonOf(await order(1980))).toBe("ITEM_UNAVAILABLE");
  await adminPatch(`menus/${KITCHEN}`, withSoup(5.5));
  expect((await order(1980)).result).toMatchObject({ total_cents: 1980 });
});
