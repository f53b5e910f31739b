import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { CartFulfilment } from "@/features/cart/cart-fulfilment";
import { checkoutDraftAtom, EMPTY_DRAFT } from "@/state/ordering/checkout-atoms";
import { renderInRestaurant } from "../render-in-restaurant";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

async function showAt(time: string) {
  vi.setSystemTime(toInstant("2026-11-24", minutesOf(time)));
  return renderInRestaurant(<CartFulfilment />);
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

it.each(["12:00", "15:30", "22:05"])("says nothing at %s", async (time) => {
  await showAt(time);
  expect(screen.queryByText(/Abholung/)).toBeNull();
});
