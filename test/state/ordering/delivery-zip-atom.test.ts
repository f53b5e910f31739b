// @vitest-environment jsdom
import { createStore } from "jotai/vanilla";
import { beforeEach, expect, it, vi } from "vitest";

const KEY = "resto-bobingen.delivery-zip";

async function load() {
  vi.resetModules();
  const { deliveryZipAtom, NO_DELIVERY_ZIP } = await import("@/state/ordering/delivery-zip-atom");
  return { deliveryZipAtom, NO_DELIVERY_ZIP, store: createStore() };
}

beforeEach(() => localStorage.clear());

it("keeps the postal code on the device until it is forgotten", async () => {
  const { store, deliveryZipAtom } = await load();
  const munich = { zip: "80331", city: "" };
  store.set(deliveryZipAtom, munich);
  const later = await load();
  expect(later.store.get(later.deliveryZipAtom)).toEqual(munich);
  later.store.set(later.deliveryZipAtom, later.NO_DELIVERY_ZIP);
  expect(localStorage.getItem(KEY)).toBe('{"zip":"","city":""}');
});

it("keeps the known postal code while another one is incomplete", async () => {
  const { store, deliveryZipAtom } = await load();
  store.set(deliveryZipAtom, { zip: "86399", city: "" });
  store.set(deliveryZipAtom, { zip: "8639", city: "" });
  expect(store.get(deliveryZipAtom).zip).toBe("86399");
});

it.each([
  "null",
  "[]",
  '"86399"',
  '{"zip":"8639","city":""}',
  '{"zip":86399,"city":""}',
  '{"zip":"86399"}',
])("discards what it did not store: %s", async (text) => {
  localStorage.setItem(KEY, text);
  const { store, deliveryZipAtom, NO_DELIVERY_ZIP } = await load();
  expect(store.get(deliveryZipAtom)).toEqual(NO_DELIVERY_ZIP);
});
