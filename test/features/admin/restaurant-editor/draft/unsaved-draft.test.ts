import { createStore } from "jotai/vanilla";
import { afterEach, expect, it, vi } from "vitest";
import { activeTenantKey } from "@/config/active-tenant-key";
import { restaurantToDraft } from "@/domain/tenant/draft/restaurant-draft";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

// A logo is never stored.
const { logo: _logo, ...base } = restoBobingen;
const KEY = `${activeTenantKey}.restaurant-drafts`;
const stored = restaurantToDraft(base);

afterEach(() => localStorage.removeItem(KEY));

async function readDraft(value: unknown) {
  localStorage.setItem(KEY, JSON.stringify({ [base.key]: { base, value, edited_at: 1 } }));
  // Drafts are read when the page loads.
  vi.resetModules();
  const { readRestaurantDraftAtom } = await import("@/state/staff/restaurant-draft-atoms");
  return createStore().set(readRestaurantDraftAtom, base.key)?.value ?? null;
}

it("keeps what was typed, valid or not", async () => {
  const typed = { ...stored, min_delivery_amount: "1.000", look: null };
  expect(await readDraft(typed)).toEqual(typed);
});

it("fills fields that were added to the form after the draft was stored, from its base", async () => {
  const { pick_up_discount, order_policy, payment_methods: _methods, ...others } = stored;
  const { days_ahead, ...policy } = order_policy;
  const earlier = { ...others, title: "Neu", order_policy: { ...policy, orders_per_slot: "7" } };
  expect(await readDraft(earlier)).toEqual({
    ...stored,
    title: "Neu",
    order_policy: { ...order_policy, orders_per_slot: "7" },
  });
  expect([pick_up_discount, days_ahead]).not.toContain("");
});

it("ignores a stored value that is not a draft", async () => {
  expect(await readDraft({ ...stored, title: 7 })).toBeNull();
});
