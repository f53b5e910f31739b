import { createStore } from "jotai/vanilla";
import { beforeEach, expect, it, vi } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { adoptLastOrderAtom } from "@/state/account/adopt-last-order-atom";
import { authAtom } from "@/state/account/auth-atoms";
import { changeProfileAtom } from "@/state/account/profile-atoms";
import { checkoutDraftAtom, EMPTY_DRAFT } from "@/state/ordering/checkout-atoms";
import { deliveryZipAtom, NO_DELIVERY_ZIP } from "@/state/ordering/delivery-zip-atom";
import { lastWayAtom } from "@/state/ordering/last-way-atom";
import { sampleOrder } from "@/test/harness/sample-order";

const account = vi.hoisted(() => ({ isAnonymous: false, orders: [] as Order[] }));
vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: unknown) => void) => {
    onChange({ uid: "u1", email: "mia@example.com", isAnonymous: account.isAnonymous });
    return () => {};
  },
}));
vi.mock("@/firebase/repos/older-orders", () => ({ readOlderOrders: async () => account.orders }));

const home = { street: "Beispielweg 2", zip: "86399", city: "Bobingen" };
const office = { street: "Musterweg 7", zip: "86343", city: "Königsbrunn" };

beforeEach(() => {
  account.isAnonymous = false;
  account.orders = [
    sampleOrder({ type: "delivery", address: office }),
    sampleOrder({ type: "pickup" }),
  ];
});

function newDevice() {
  const store = createStore();
  store.sub(authAtom, () => {});
  store.set(lastWayAtom, null);
  store.set(deliveryZipAtom, NO_DELIVERY_ZIP);
  store.set(checkoutDraftAtom, EMPTY_DRAFT);
  store.set(changeProfileAtom, { addresses: [] });
  return store;
}

it("takes pickup or delivery from the newest order and the postal code from the first stored address", async () => {
  const store = newDevice();
  store.set(changeProfileAtom, { addresses: [home, office] });
  await store.set(adoptLastOrderAtom);
  expect(store.get(lastWayAtom)).toBe("delivery");
  expect(store.get(deliveryZipAtom)).toEqual({ zip: "86399", city: "Bobingen" });
  expect(store.get(checkoutDraftAtom).type).toBe("delivery");
});

it("takes the postal code of the newest order where the account stores no address", async () => {
  const store = newDevice();
  await store.set(adoptLastOrderAtom);
  expect(store.get(deliveryZipAtom).zip).toBe("86343");
});

it("keeps the postal code and the fulfilment that the guest has chosen on this device", async () => {
  const store = newDevice();
  store.set(deliveryZipAtom, { zip: "86507", city: "" });
  store.set(checkoutDraftAtom, { ...EMPTY_DRAFT, name: "Mia" });
  await store.set(adoptLastOrderAtom);
  expect(store.get(deliveryZipAtom).zip).toBe("86507");
  expect(store.get(checkoutDraftAtom).type).toBe("pickup");

  store.set(lastWayAtom, "pickup");
  await store.set(adoptLastOrderAtom);
  expect(store.get(lastWayAtom)).toBe("pickup");
});

it("changes nothing for an account without orders or for a guest account", async () => {
  account.orders = [];
  const store = newDevice();
  await store.set(adoptLastOrderAtom);
  account.isAnonymous = true;
  account.orders = [sampleOrder({ type: "delivery", address: home })];
  const guest = newDevice();
  await guest.set(adoptLastOrderAtom);
  for (const each of [store, guest]) {
    expect(each.get(lastWayAtom)).toBeNull();
    expect(each.get(deliveryZipAtom).zip).toBe("");
  }
});
