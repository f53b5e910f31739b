import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { Cart } from "@/features/cart/cart";
import { CartContent } from "@/features/cart/cart-content";
import { addToCartAtom } from "@/state/cart/cart-atoms";
import { checkoutDraftAtom, EMPTY_DRAFT } from "@/state/ordering/checkout-atoms";
import { deliveryZipAtom } from "@/state/ordering/delivery-zip-atom";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

const at = (time: string) => toInstant("2026-11-24", minutesOf(time));

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }).setSystemTime(at("18:00")));
afterEach(() => vi.useRealTimers());

interface Guest {
  readonly type?: "pickup" | "delivery";
  readonly zip?: string;
  readonly restaurant?: Partial<Restaurant>;
  readonly content?: React.ReactNode;
}

/** A cart of 4,90 €. */
async function showCart({ type = "delivery", zip = "", restaurant, content }: Guest = {}) {
  const store = await renderInRestaurant(
    content ?? <CartContent />,
    restaurant ? { restaurant } : {},
  );
  const edamame = sampleMenu.items.find(({ id }) => id === "edamame");
  if (!edamame) throw new Error("no edamame");
  await act(async () => {
    store.set(checkoutDraftAtom, { ...EMPTY_DRAFT, type });
    store.set(deliveryZipAtom, { zip, city: "" });
    store.set(addToCartAtom, makeCartItem(edamame, {}));
  });
  return store;
}

const row = async (name: string) => (await screen.findByText(name)).parentElement;
const toCheckout = () => screen.queryByRole("link", { name: "Weiter zur Bestellung" });

describe("the sum of a delivery", () => {
  it("says in the foot of the cart what is missing to the minimum, with pickup as the alternative", async () => {
    const store = await showCart({ zip: "86517" });
    const foot = (await screen.findByText("Zwischensumme")).closest(".cart-summary");
    expect(foot).toHaveTextContent(/Noch 22,10\s€ bis zum Mindestbestellwert für Wehringen/);
    await userEvent.click(screen.getByRole("button", { name: "Stattdessen abholen" }));
    expect(store.get(checkoutDraftAtom).type).toBe("pickup");
    expect(screen.queryByText(/Mindestbestellwert/)).toBeNull();
    expect(toCheckout()).toBeVisible();
  });

  it("has neither fee nor total without a postal code", async () => {
    await showCart();
    expect(await screen.findAllByText("je nach PLZ")).toHaveLength(2);
    expect(screen.queryByText("kostenlos")).toBeNull();
    expect(screen.queryByText("Gesamt")).toBeNull();
    expect(toCheckout()).toBeVisible();
  });

  it("has fee, total and minimum of the postal code", async () => {
    await showCart({ zip: "86517" });
    expect(await row("Gesamt")).toHaveTextContent(/^Gesamt6,40\s€$/);
    expect(screen.getAllByText(/^1,50\s€$/)).toHaveLength(2);
    expect(
      screen.getByText(/^Noch 22,10\s€ bis zum Mindestbestellwert für Wehringen$/),
    ).toBeVisible();
    expect(screen.getByText("Nach Wehringen, in ca. 45 Min.")).toBeVisible();
  });

  it("is refused for Munich, without a way to the checkout but with pickup", async () => {
    const store = await showCart({ zip: "80331" });
    expect(await screen.findByText("Nach 80331 liefern wir leider nicht.")).toBeVisible();
    expect(toCheckout()).toBeNull();
    expect(screen.queryByText("Gesamt")).toBeNull();
    expect(screen.queryByText(/kostenlos|Mindestbestellwert/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Stattdessen abholen" }));
    expect(store.get(checkoutDraftAtom).type).toBe("pickup");
    expect(toCheckout()).toBeVisible();
  });

  it("takes the postal code in the cart and remembers it", async () => {
    const store = await showCart();
    const zip = await screen.findByRole("textbox", { name: "Postleitzahl für die Lieferung" });
    await userEvent.type(zip, "86507");
    expect(screen.queryByText("Gesamt")).toBeNull();
    await userEvent.selectOptions(screen.getByRole("combobox"), "Kleinaitingen");
    expect(await row("Gesamt")).toHaveTextContent(/6,90\s€/);
    expect(store.get(deliveryZipAtom)).toEqual({ zip: "86507", city: "Kleinaitingen" });
  });
});

describe("the sum of a pickup", () => {
  it("has the discount and no minimum", async () => {
    await showCart({ type: "pickup", zip: "80331" });
    expect(await row("Gesamt")).toHaveTextContent(/4,41\s€/);
    expect(await row("10 % Rabatt")).toHaveTextContent(/−0,49\s€/);
    expect(screen.queryByText(/Mindestbestellwert/)).toBeNull();
    expect(toCheckout()).toBeVisible();
  });

  it("is the only one of a restaurant that does not deliver", async () => {
    await showCart({ restaurant: { delivery: false } });
    expect(await row("Gesamt")).toHaveTextContent(/4,41\s€/);
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("changes to delivery with one tap", async () => {
    const store = await showCart({ type: "pickup", zip: "86517" });
    await userEvent.click(await screen.findByRole("radio", { name: /^Lieferung/ }));
    expect(store.get(checkoutDraftAtom).type).toBe("delivery");
    expect(await row("Gesamt")).toHaveTextContent(/6,40\s€/);
  });
});

describe("the cart bar", () => {
  const bar = () => screen.findByRole("button", { name: /Warenkorb ansehen/ });

  it.each<[string, Guest, string]>([
    ["15:00", { type: "pickup" }, "Vorbestellen ab 17:30"],
    ["22:00", { type: "pickup" }, "Vorbestellen ab Mi 11:30"],
    ["18:00", { zip: "80331" }, "80331: nur Abholung"],
    ["18:00", { zip: "86517" }, "Noch 22,10 € bis zum Mindestbestellwert"],
  ])("at %s with %j says %s", async (time, guest, text) => {
    vi.setSystemTime(at(time));
    await showCart({ ...guest, content: <Cart /> });
    await expect
      .poll(async () => (await bar()).textContent?.replaceAll(/\s/g, " "))
      .toContain(text);
  });

  it("is silent while an order is possible at once", async () => {
    await showCart({ type: "pickup", content: <Cart /> });
    expect((await bar()).textContent).toMatch(/^1Warenkorb ansehen4,90\s€$/);
  });
});
