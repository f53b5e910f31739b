import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { Cart } from "@/features/cart/cart";
import { addToCartAtom } from "@/state/cart/cart-atoms";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

/** The drawer, hidden or open. */
const drawer = () => screen.findByRole<HTMLDialogElement>("dialog", { hidden: true });

async function renderBar() {
  const store = await renderInRestaurant(<Cart />);
  const edamame = sampleMenu.items.find(({ id }) => id === "edamame");
  if (!edamame) throw new Error("no edamame");
  act(() => store.set(addToCartAtom, makeCartItem(edamame, {})));
  return screen.getByRole("button", { name: /Warenkorb ansehen/ });
}

it("renders the drawer hidden on pointer down and opens it on click", async () => {
  const bar = await renderBar();
  fireEvent.pointerDown(bar);
  const hidden = await drawer();
  expect(hidden.open).toBe(false);
  fireEvent.click(bar);
  expect(hidden.open).toBe(true);
  expect(await drawer()).toBe(hidden);
});

it("unmounts the hidden drawer if the press becomes a scroll", async () => {
  const bar = await renderBar();
  fireEvent.pointerDown(bar);
  await drawer();
  fireEvent.pointerCancel(bar);
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
});

it.each([
  ["bar if the removal was undone", true],
  ["page if the cart is empty", false],
])("closing the drawer moves the focus to the %s", async (_where, isUndone) => {
  const main = document.body.appendChild(document.createElement("main"));
  main.id = "main";
  main.tabIndex = -1;
  onTestFinished(() => main.remove());
  fireEvent.click(await renderBar());
  const sheet = within(await drawer());
  fireEvent.click(await sheet.findByRole("button", { name: "Edamame entfernen", hidden: true }));
  if (isUndone) fireEvent.click(sheet.getByRole("button", { name: "Rückgängig" }));
  const close = sheet.getByRole("button", { name: "Schließen" });
  close.focus();
  fireEvent.click(close);
  const bar = () => screen.queryByRole("button", { name: /Warenkorb ansehen/ });
  await expect.poll(() => document.activeElement).toBe(isUndone ? bar() : main);
  expect(bar() !== null).toBe(isUndone);
});

it("opens the drawer on a click without pointer events", async () => {
  fireEvent.click(await renderBar());
  expect((await drawer()).open).toBe(true);
});
