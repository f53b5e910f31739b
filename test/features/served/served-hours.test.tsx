import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import type { MenuCategory } from "@/domain/menu/menu.schema";
import { refusal } from "@/domain/result/refusal";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { ServedNote } from "@/features/cart/notes/served-note";
import { RefusalNotice } from "@/features/checkout/quote/refusal-notice";
import { TimeField } from "@/features/checkout/steps/time/time-field";
import { readMenu } from "@/firebase/repos/menu-repo";
import { addToCartAtom, cartLinesAtom } from "@/state/cart/cart-atoms";
import { reloadRestaurantAtom } from "@/state/restaurant/restaurant-atoms";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

/** Tuesday. */
const at = (time: string) => toInstant("2026-11-24", minutesOf(time));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(at("18:00"));
});
afterEach(() => void vi.useRealTimers());

/** Renders with a soup and a bottle in the cart; soups are served from 11:30 to 14:30. */
async function renderWithLunch(content: ReactNode) {
  const store = await renderInRestaurant(content);
  const served: MenuCategory["served"] = [{ days: [1, 2, 3, 4, 5], from: "11:30", until: "14:30" }];
  const categories = sampleMenu.categories.map(
    (each): MenuCategory => (each.id === "soups" ? { ...each, served } : each),
  );
  vi.mocked(readMenu).mockResolvedValue({ ...sampleMenu, categories });
  await act(async () => {
    store.set(reloadRestaurantAtom);
    for (const item of sampleMenu.items.filter(({ id }) => id === "edamame" || id === "cola")) {
      store.set(addToCartAtom, makeCartItem(item, {}));
    }
  });
  return store;
}

it("the cart names the hours of dishes that are not served now", async () => {
  await renderWithLunch(<ServedNote />);
  expect(await screen.findByText(/^Nicht zu jeder Zeit/)).toHaveTextContent(
    "Nicht zu jeder Zeit: Suppen Mo–Fr 11:30–14:30. Wählen Sie gleich eine passende Zeit.",
  );
});

it("the cart says nothing while its dishes are served", async () => {
  vi.setSystemTime(at("12:00"));
  await renderWithLunch(<ServedNote />);
  expect(screen.queryByText(/Nicht zu jeder Zeit/)).toBeNull();
});

function WantedAt() {
  return <output>{useWatch({ name: "wantedAt" })}</output>;
}

function Checkout() {
  const form = useForm({ defaultValues: { type: "pickup", wantedAt: "" } });
  const next_at = toInstant("2026-11-25", minutesOf("11:30"));
  return (
    <FormProvider {...form}>
      <RefusalNotice refusal={refusal("NOT_SERVED_NOW", { next_at })} tone="error" />
      <WantedAt />
    </FormProvider>
  );
}

it("the checkout offers the next time at which everything is served", async () => {
  await renderWithLunch(<Checkout />);
  screen.getByText("Ein Gericht gibt es nur zu bestimmten Zeiten");
  await screen.findByText("Suppen Mo–Fr 11:30–14:30");
  await userEvent.click(screen.getByRole("button", { name: /11:30/ }));
  expect(screen.getByText(String(toInstant("2026-11-25", minutesOf("11:30"))))).toBeVisible();
});

it("the checkout offers the order without the dishes that are not served", async () => {
  const store = await renderWithLunch(<Checkout />);
  const without = await screen.findByRole("button", { name: "Ohne diese Gerichte bestellen" });
  await userEvent.click(without);
  expect(store.get(cartLinesAtom)).toMatchObject([{ id: "cola" }]);
});

function Times() {
  return (
    <FormProvider {...useForm({ defaultValues: { type: "pickup", wantedAt: "" } })}>
      <TimeField service="open" />
    </FormProvider>
  );
}

it("the checkout does not call the restaurant closed while only dishes of the cart have to wait", async () => {
  await renderWithLunch(<Times />);
  expect(await screen.findByText(/Sie bestellen vor\./)).toBeVisible();
  expect(screen.queryByText(/geschlossen/)).toBeNull();
});
