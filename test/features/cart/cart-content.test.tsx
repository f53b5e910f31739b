import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { CartContent } from "@/features/cart/cart-content";
import { addToCartAtom } from "@/state/cart/cart-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

const [edamame] = sampleMenu.items.filter(({ id }) => id === "edamame");

vi.mock("@/firebase/repos/restaurant-repo", () => ({
  readRestaurant: async () => restoBobingen,
}));
vi.mock("@/firebase/repos/menu-repo", () => ({ readMenu: async () => sampleMenu }));
vi.mock("@/firebase/repos/availability-repo", () => ({ watchAvailability: () => () => {} }));
vi.mock("@/features/cart/cart-suggestions", () => ({
  CartSuggestions: () => {
    throw new Error("its code cannot be loaded");
  },
}));
vi.mock("@/features/cart/cart-changes", () => ({
  CartChanges: () => {
    throw new Error("its code cannot be loaded");
  },
}));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

async function renderCart(price: number) {
  if (!edamame) throw new Error("no edamame");
  const store = await renderInRestaurant(<CartContent />);
  await act(async () => store.set(addToCartAtom, makeCartItem({ ...edamame, preis: price }, {})));
}

it("goes on without suggestions whose code is missing", async () => {
  await renderCart(edamame?.preis ?? 0);
  expect(screen.getByRole("listitem")).toHaveTextContent("Edamame");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says where the code for changed prices is missing, and keeps the cart", async () => {
  await renderCart(1);
  expect(screen.getByRole("listitem")).toHaveTextContent("Edamame");
  expect(screen.getByRole("alert")).toBeInTheDocument();
});
