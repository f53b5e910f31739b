import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, vi } from "vitest";
import type { Availability } from "@/domain/availability/availability.schema";
import { makeCartItem } from "@/domain/cart/cart-item";
import type { Quote } from "@/domain/order/pricing/quote.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { CheckoutPage } from "@/features/checkout/checkout-page";
import { callPlaceOrder, callQuoteOrder } from "@/firebase/callables/order-callables";
import { addToCartAtom } from "@/state/cart/cart-atoms";
import { OPEN_ALL_DAY } from "../open-all-day";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

vi.mock("@/firebase/repos/order-repo", () => ({ watchOrder: () => () => {} }));
const session = vi.hoisted(() => ({ user: {} }));
vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: unknown) => void) => {
    onChange(session.user);
    return () => {};
  },
}));
vi.mock("@/firebase/callables/order-callables", () => ({
  callQuoteOrder: vi.fn(async () => ({ ok: false, error: { kind: "offline" } })),
  callPlaceOrder: vi.fn(),
}));
vi.mock("@/firebase/repos/account/profile-repo", () => ({
  readProfile: async () => null,
  saveProfile: async () => {},
  deleteProfile: async () => {},
}));
vi.mock("@/firebase/repos/account/passport-repo", () => ({ readPassport: async () => null }));
vi.mock("@/firebase/repos/older-orders", () => ({ readOlderOrders: async () => [] }));

export const member = {
  uid: "u1",
  email: "mia@example.com",
  isAnonymous: false,
  emailVerified: true,
};
export const place = vi.mocked(callPlaceOrder);
export const quote = vi.mocked(callQuoteOrder);

/** Decides who is signed in when the checkout opens. */
export function signIn(user: object): void {
  session.user = user;
}

beforeEach(() => {
  place.mockReset();
  signIn(member);
});

type User = ReturnType<typeof userEvent.setup>;

/** Opens the checkout with these dishes in the cart. */
export async function openCheckout(
  dishes: readonly string[],
  restaurant: Partial<Restaurant> = OPEN_ALL_DAY,
  availability: Partial<Availability> = {},
) {
  const store = await renderInRestaurant(
    <CheckoutPage renderSignIn={() => <p>Formular</p>} StartNotice={() => null} />,
    { restaurant, availability },
  );
  await act(async () => {
    for (const id of dishes) {
      const dish = sampleMenu.items.find((item) => item.id === id);
      if (!dish) throw new Error(`no dish ${id}`);
      store.set(addToCartAtom, makeCartItem(dish, {}));
    }
  });
  // Places are loaded on demand.
  await screen.findByRole("button", { name: "Zahlungspflichtig bestellen" });
  return { store, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

/** Replaces the text of a field. */
export async function enter(user: User, label: string, text: string): Promise<void> {
  await user.clear(screen.getByLabelText(label));
  await user.paste(text);
}

/** Fills in name and phone. */
export async function fillContact(user: User): Promise<void> {
  await enter(user, "Name", "Mia Gast");
  await enter(user, "Telefon", "089 99998-010");
}

export function orderButton(): HTMLElement {
  return screen.getByRole("button", { name: "Zahlungspflichtig bestellen" });
}

/** A quote for one edamame for pickup, 5.31 euros in total. */
export function edamameQuote(line: { line_cents: number; unit_cents: number }): Quote {
  return {
    type: "pickup",
    lines: [
      {
        item_id: "edamame",
        name: { de: "Edamame", en: "Edamame" },
        qty: 1,
        ...line,
        choices: {},
        choice_names: [],
        vat: 7,
      },
    ],
    subtotal_cents: 590,
    discount_cents: 59,
    delivery_fee_cents: 0,
    deposit_cents: 0,
    total_cents: 531,
    vat_split: [],
    minimum_cents: 0,
    missing_cents: 0,
    earliest_at: null,
    next_slots: [],
    full_slots: [],
    menu_rev: 2,
  };
}
