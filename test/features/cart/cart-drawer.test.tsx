import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { Cart } from "@/features/cart/cart";
import { addToCartAtom } from "@/state/cart/cart-atoms";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderInRestaurant } from "../render-in-restaurant";
import { sampleMenu } from "../sample-menu";

vi.mock("@/firebase/repos/restaurant-repo", () => ({
  readRestaurant: async () => restoBobingen,
}));
vi.mock("@/firebase/repos/menu-repo", () => ({ readMenu: async () => sampleMenu }));
vi.mock("@/firebase/repos/availability-repo", () => ({ watchAvailability: () => () => {} }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The drawer, which is in the page before it can be seen. */
const drawer = () => screen.findByRole<HTMLDialogElement>("dialog", { hidden: true });

async function renderBar() {
  const store = await renderInRestaurant(<Cart />);
  const edamame = sampleMenu.items.find(({ id }) => id === "edamame");
  if (!edamame) throw new Error("no edamame");
  act(() => store.set(addToCartAtom, makeCartItem(edamame, {})));
  return screen.getByRole("button", { name: /Warenkorb ansehen/ });
}

it("is built while the finger is down and shows once it lets go", async () => {
  const bar = await renderBar();
  fireEvent.pointerDown(bar);
  const built = await drawer();
  expect(built.open).toBe(false);
  fireEvent.click(bar);
  expect(built.open).toBe(true);
  expect(await drawer()).toBe(built);
});

it("is taken away where the finger scrolls instead", async () => {
  const bar = await renderBar();
  fireEvent.pointerDown(bar);
  await drawer();
  fireEvent.pointerCancel(bar);
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
});

it.each([
  ["the bar, where something is in the cart again", true],
  ["the page, where nothing is left", false],
])("leads back to %s", async (_where, isTakenBack) => {
  const main = document.body.appendChild(document.createElement("main"));
  main.id = "main";
  main.tabIndex = -1;
  onTestFinished(() => main.remove());
  fireEvent.click(await renderBar());
  const sheet = within(await drawer());
  fireEvent.click(await sheet.findByRole("button", { name: "Edamame entfernen", hidden: true }));
  if (isTakenBack) fireEvent.click(sheet.getByRole("button", { name: "Rückgängig" }));
  const close = sheet.getByRole("button", { name: "Schließen" });
  close.focus();
  fireEvent.click(close);
  const bar = () => screen.queryByRole("button", { name: /Warenkorb ansehen/ });
  await expect.poll(() => document.activeElement).toBe(isTakenBack ? bar() : main);
  expect(bar() !== null).toBe(isTakenBack);
});

it("opens without a finger, too", async () => {
  fireEvent.click(await renderBar());
  expect((await drawer()).open).toBe(true);
});
