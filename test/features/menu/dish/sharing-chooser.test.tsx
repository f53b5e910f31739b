import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { SharingChooser } from "@/features/menu/dish/sharing-chooser";
import { DishSheet } from "@/features/menu/options/dish-sheet";
import { cartLinesAtom } from "@/state/cart/cart-atoms";
import { renderInRestaurant } from "../../render-in-restaurant";
import { sampleMenu } from "../../sample-menu";

/** Dishes of which a party of two needs two portions each. */
const items = sampleMenu.items.map((item) => ({ ...item, serves: { min: 1, max: 1 } }));

it("adds all suggested portions of a dish without a required choice", async () => {
  const store = await renderInRestaurant(<SharingChooser items={items} />);
  await userEvent.click(screen.getByRole("button", { name: /Edamame/ }));
  expect(store.get(cartLinesAtom)).toMatchObject([{ id: "edamame", qty: 2 }]);
});

it("opens the sheet of a dish with a required choice for all suggested portions", async () => {
  const content = (
    <>
      <SharingChooser items={items} />
      <DishSheet />
    </>
  );
  const store = await renderInRestaurant(content);
  await userEvent.click(screen.getByRole("button", { name: /Phở Bò/ }));
  const sheet = within(await screen.findByRole("dialog"));
  await userEvent.click(sheet.getByRole("radio", { name: /^Groß/ }));
  await userEvent.click(sheet.getByRole("button", { name: /^Hinzufügen.*26,00/ }));
  expect(store.get(cartLinesAtom)).toMatchObject([{ id: "pho", qty: 2 }]);
});
