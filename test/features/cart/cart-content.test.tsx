import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { CartContent } from "@/features/cart/cart-content";
import { addToCartAtom } from "@/state/cart/cart-atoms";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

const [edamame] = sampleMenu.items.filter(({ id }) => id === "edamame");

const missing = vi.hoisted(() =>
  vi.fn(() => {
    throw new Error("chunk not found");
  }),
);
vi.mock("@/features/cart/cart-suggestions", () => ({ CartSuggestions: missing }));
vi.mock("@/features/cart/notes/cart-changes", () => ({ CartChanges: missing }));

beforeEach(() => {
  missing.mockClear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

async function renderCart(price: number) {
  if (!edamame) throw new Error("no edamame");
  const store = await renderInRestaurant(<CartContent />);
  await act(async () => store.set(addToCartAtom, makeCartItem({ ...edamame, preis: price }, {})));
}

it("shows the cart without suggestions if their code cannot be loaded", async () => {
  await renderCart(edamame?.preis ?? 0);
  await waitFor(() => expect(missing).toHaveBeenCalled());
  expect(screen.getByRole("listitem")).toHaveTextContent("Edamame");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows the cart and an error if the code for price changes cannot be loaded", async () => {
  await renderCart(1);
  expect(screen.getByRole("listitem")).toHaveTextContent("Edamame");
  expect(screen.getByRole("alert")).toBeInTheDocument();
});
