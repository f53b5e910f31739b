import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Availability } from "@/domain/availability/availability.schema";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { CartFulfilment } from "@/features/cart/cart-fulfilment";
import { checkoutDraftAtom, EMPTY_DRAFT } from "@/state/ordering/checkout-atoms";
import { renderInRestaurant } from "../render-in-restaurant";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const at = (time: string) => toInstant("2026-11-24", minutesOf(time));

async function showAt(time: string, availability: Partial<Availability> = {}) {
  vi.setSystemTime(at(time));
  return renderInRestaurant(<CartFulfilment />, { availability });
}

it("offers pickup until closing time after the end of delivery, and chooses it with one tap", async () => {
  const store = await showAt("21:40");
  await act(async () =>
    store.set(checkoutDraftAtom, { ...EMPTY_DRAFT, type: "delivery", wantedAt: "1" }),
  );
  screen.getByText("Lieferung heute nicht mehr – Abholung bis 22:00 Uhr möglich");
  await userEvent.click(screen.getByRole("link", { name: "Stattdessen abholen" }));
  expect(store.get(checkoutDraftAtom)).toMatchObject({ type: "pickup", wantedAt: "" });
});

it.each(["12:00", "15:30", "22:05"])(
  "the cart says nothing about other fulfilments at %s",
  async (time) => {
    await showAt(time);
    expect(screen.queryByText(/Abholung/)).toBeNull();
  },
);

it.each([
  [
    { delivery_paused_until: at("19:00") },
    "Lieferung macht Pause bis 19:00 Uhr – Abholung ist möglich",
    "Stattdessen abholen",
  ],
  [
    { pickup_paused_until: at("19:00") },
    "Abholung macht Pause bis 19:00 Uhr – Lieferung ist möglich",
    "Stattdessen liefern lassen",
  ],
  [
    { delivery_paused_until: at("23:30") },
    "Lieferung heute nicht mehr – Abholung bis 22:00 Uhr möglich",
    "Stattdessen abholen",
  ],
])("offers the other fulfilment while one is paused: %j", async (availability, text, link) => {
  await showAt("18:00", availability);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: link })).toBeVisible();
});

it("offers nothing while both are paused", async () => {
  await showAt("18:00", { paused_until: at("19:00") });
  expect(screen.queryByRole("link")).toBeNull();
});
