import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { makeCartItem } from "@/domain/cart/cart-item";
import { CartContent } from "@/features/cart/cart-content";
import { MenuView } from "@/features/menu/menu-view";
import { addToCartAtom, cartLinesAtom } from "@/state/cart/cart-atoms";
import { dishSheetAtom } from "@/state/menu/dish-sheet-atom";
import { renderInRestaurant } from "../../render-in-restaurant";
import { sampleMenu } from "../../sample-menu";

const availability = { sold_out_options: { "pho/extras/tofu": 8e15 } };
const pho = sampleMenu.items.filter(({ id }) => id === "pho");

async function addPho(store: Awaited<ReturnType<typeof renderInRestaurant>>, extras: string[]) {
  await act(async () => {
    for (const item of pho)
      store.set(addToCartAtom, makeCartItem(item, { size: "normal", extras }));
  });
}

it("a sold-out option says so and cannot be chosen, the others can", async () => {
  const store = await renderInRestaurant(<MenuView />, { availability });
  await act(async () => store.set(dishSheetAtom, { id: "pho" }));
  const sheet = within(await screen.findByRole("dialog"));
  expect(sheet.getByRole("checkbox", { name: /Tofu.*Ausverkauft/ })).toBeDisabled();
  expect(sheet.getByRole("checkbox", { name: /^Ei/ })).toBeEnabled();
});

it("a refused dish focuses the first option of the group that can be chosen", async () => {
  const store = await renderInRestaurant(<MenuView />, {
    availability: { sold_out_options: { "pho/size/normal": 8e15 } },
  });
  await act(async () => store.set(dishSheetAtom, { id: "pho" }));
  const sheet = within(await screen.findByRole("dialog"));
  await userEvent.click(sheet.getByRole("button", { name: /Hinzufügen/ }));
  expect(sheet.getByRole("radio", { name: /^Groß/ })).toHaveFocus();
});

it("a cart line with a sold-out option cannot be changed without choosing again", async () => {
  const store = await renderInRestaurant(<MenuView />, { availability });
  await addPho(store, ["tofu"]);
  const [line] = store.get(cartLinesAtom);
  await act(async () => store.set(dishSheetAtom, { id: "pho", line: line?.hash ?? "" }));
  const sheet = within(await screen.findByRole("dialog"));
  await userEvent.click(sheet.getByRole("button", { name: /^Übernehmen/ }));
  expect(sheet.getByRole("alert")).toHaveTextContent("gerade ausverkauft");
  expect(store.get(cartLinesAtom)[0]?.item.choices).toEqual({ size: "normal", extras: ["tofu"] });
  await userEvent.click(sheet.getByRole("checkbox", { name: /Tofu/ }));
  await userEvent.click(sheet.getByRole("button", { name: /^Übernehmen/ }));
  expect(store.get(cartLinesAtom)[0]?.item.choices).toEqual({ size: "normal" });
});

it("the cart names the sold-out option of a line, and marks no other line", async () => {
  const store = await renderInRestaurant(<CartContent />, { availability });
  await addPho(store, ["egg"]);
  await addPho(store, ["tofu"]);
  const mark = await screen.findByText("Tofu ist gerade ausverkauft. Bitte wählen Sie neu.");
  expect(screen.getAllByText(/gerade ausverkauft/)).toEqual([mark]);
});
