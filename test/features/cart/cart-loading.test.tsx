import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { Cart } from "@/features/cart/cart";
import { addToCartAtom } from "@/state/cart/cart-atoms";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

// The code of the cart never arrives.
vi.mock("@/features/cart/cart-drawer", () => new Promise(() => {}));

it("does not open the cart when Escape is pressed while its code loads", async () => {
  const store = await renderInRestaurant(<Cart />);
  const edamame = sampleMenu.items.find(({ id }) => id === "edamame");
  if (!edamame) throw new Error("no edamame");
  act(() => store.set(addToCartAtom, makeCartItem(edamame, {})));
  fireEvent.click(screen.getByRole("button", { name: /Warenkorb ansehen/ }));
  expect(screen.getByText("Der Warenkorb wird geladen …")).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "Enter" });
  expect(screen.getByText("Der Warenkorb wird geladen …")).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByText("Der Warenkorb wird geladen …")).toBeNull();
});
