import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { CartBar } from "@/features/cart/cart-bar";
import { CartContent } from "@/features/cart/cart-content";
import { addToCartAtom } from "@/state/cart/cart-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderInRestaurant } from "../../render-in-restaurant";
import { sampleMenu } from "../../sample-menu";

const [dish] = sampleMenu.items;
const phone = restoBobingen.phones[0] ?? "";
const paused = "Wir nehmen gerade keine Bestellungen an.";
const ignore = () => {};

/** Cart and cart bar with one dish. */
async function renderCart(availability: { paused_unattended_at: number | null }) {
  const carts = (
    <>
      <CartContent />
      <CartBar onPress={ignore} onPressCancel={ignore} onOpen={ignore} />
    </>
  );
  const store = await renderInRestaurant(carts, { availability });
  await act(async () => {
    if (dish) store.set(addToCartAtom, makeCartItem(dish, {}));
  });
}

it("cart and cart bar name the telephone number while nobody answers orders", async () => {
  await renderCart({ paused_unattended_at: 1 });
  await screen.findByRole("link", { name: "Weiter zur Bestellung" });
  expect(await screen.findAllByText(paused)).toHaveLength(2);
  const links = screen.getAllByRole("link", { name: `Anrufen: ${phone}` });
  expect(links).toHaveLength(2);
  expect(links[0]).toHaveAttribute("href", expect.stringMatching(/^tel:\+?\d+$/));
});

it("cart and cart bar show no such note while orders are taken", async () => {
  await renderCart({ paused_unattended_at: null });
  expect(await screen.findByRole("link", { name: "Weiter zur Bestellung" })).toBeVisible();
  expect(screen.queryByText(paused)).toBeNull();
});
