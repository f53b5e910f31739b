// @vitest-environment jsdom
import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { activeTenantKey } from "@/config/active-tenant-key";
import { EMPTY_TELEPHONE_DRAFT, telephoneDraftsAtom } from "@/state/staff/telephone-order-atoms";

it("a telephone order that was typed before the form had fields about allergies is kept", () => {
  const { avoid, diets, dislikes, ...earlier } = { ...EMPTY_TELEPHONE_DRAFT, name: "Frau Alt" };
  sessionStorage.setItem(
    `${activeTenantKey}.telephone-orders`,
    JSON.stringify({ uid: null, drafts: { "resto-bobingen": earlier } }),
  );
  const store = createStore();
  store.sub(telephoneDraftsAtom, () => {});
  expect(store.get(telephoneDraftsAtom)).toEqual({
    "resto-bobingen": { ...earlier, avoid, diets, dislikes },
  });
});
