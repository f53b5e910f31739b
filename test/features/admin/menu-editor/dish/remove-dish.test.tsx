import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import {
  fieldsOf,
  fill,
  labelled,
  listedDishes,
  openDish,
  renderMenuEditor,
  rowOf,
} from "../render-menu-editor";

const texts = menuEditorTexts.de;
const bringBack = async () => {
  const [toast] = await screen.findAllByTestId("toast");
  if (!toast) throw new Error("no toast");
  fireEvent.click(within(toast).getByText(texts.bringBack));
};

it("brings a deleted dish back to its place and keeps edits made since", async () => {
  renderMenuEditor();
  openDish("edamame");
  fireEvent.click(screen.getByText(texts.remove));
  expect(listedDishes()).toEqual(["pho", "cola", "gone"]);
  openDish("pho");
  fill("Name (Deutsch)", "Phở neu");
  await bringBack();
  expect(listedDishes()).toEqual(["edamame", "pho", "cola", "gone"]);
  await waitFor(() => expect(rowOf("pho")).toHaveTextContent("Phở neu"));
});

it("goes back to the list when an undo removes the open dish", async () => {
  renderMenuEditor();
  const name = labelled(texts.newDish("Suppen"));
  if (!name) throw new Error("no field for a new dish");
  fireEvent.change(name, { target: { value: "Ramen" } });
  fireEvent.submit(name);
  expect(listedDishes()).toContain("ramen");
  fireEvent.click(screen.getByText(revisionTexts.de.save.undo));
  await waitFor(() => expect(listedDishes()).not.toContain("ramen"));
  expect(labelled(texts.list)).toHaveFocus();
});

it("brings a deleted option back to its place", async () => {
  renderMenuEditor();
  openDish("pho");
  const removal = (name: string) => labelled(texts.removeOption(name));
  const normal = removal("Normal");
  if (!normal) throw new Error("no such option");
  fireEvent.click(normal);
  expect(removal("Normal")).toBeNull();
  await bringBack();
  expect(removal("Normal")).not.toBeNull();
});

it("keeps a price that is no number while another dish is open", () => {
  renderMenuEditor();
  openDish("edamame");
  fill("Preis", "viel");
  screen.getByText(texts.priceWrong);
  openDish("cola");
  openDish("edamame");
  expect(fieldsOf("Preis")[0]).toHaveValue("viel");
});
