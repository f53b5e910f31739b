import { setTimeout as sleep } from "node:timers/promises";
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { CartSheet } from "@/features/cart/cart-sheet";
import { addToCartAtom } from "@/state/cart/cart-atoms";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

const sheet = () => document.querySelector("dialog");

/** React renders at the end of each act: what suspends needs several. */
async function untilSheetHas(text: string) {
  while (!sheet()?.textContent?.includes(text)) await act(() => sleep(100));
}

// @isolated, because the first interaction counts for the rest of a visit.
it("renders the sheet ahead, hidden, after the first interaction, and again after a change of the cart", async () => {
  const noMatch = window.matchMedia("");
  vi.spyOn(window, "matchMedia").mockReturnValue(noMatch);
  const store = await renderInRestaurant(<CartSheet state="closed" onClosed={() => {}} />);
  const edamame = sampleMenu.items.find(({ id }) => id === "edamame");
  if (!edamame) throw new Error("no edamame");
  const add = () => act(() => store.set(addToCartAtom, makeCartItem(edamame, {})));
  expect(sheet()).toBeNull();
  add();
  await act(() => sleep(1000));
  expect(sheet()).toBeNull();
  window.dispatchEvent(new Event("scroll"));
  await untilSheetHas("Zwischensumme4,90");
  expect(sheet()).not.toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  add();
  expect(sheet()).toHaveTextContent("Zwischensumme4,90");
  await untilSheetHas("Zwischensumme9,80");
});
