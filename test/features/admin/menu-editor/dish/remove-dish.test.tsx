import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { listedDishes, openDish, renderMenuEditor, rowOf } from "../render-menu-editor";

const texts = menuEditorTexts.de;
const bringBack = async () => {
  const [toast] = await screen.findAllByTestId("toast");
  if (!toast) throw new Error("no toast");
  await userEvent.click(within(toast).getByText(texts.bringBack));
};

it("brings a deleted dish back to its place and keeps edits made since", async () => {
  renderMenuEditor();
  await openDish("edamame");
  await userEvent.click(screen.getByText(texts.remove));
  expect(listedDishes()).toEqual(["pho", "cola", "gone"]);
  await openDish("pho");
  fireEvent.change(screen.getByLabelText("Name (Deutsch)"), { target: { value: "Phở neu" } });
  await bringBack();
  expect(listedDishes()).toEqual(["edamame", "pho", "cola", "gone"]);
  await waitFor(() => expect(rowOf("pho")).toHaveTextContent("Phở neu"));
});

it("brings a deleted option back to its place", async () => {
  renderMenuEditor();
  await openDish("pho");
  const removal = (name: string) => screen.queryByLabelText(texts.removeOption(name));
  const normal = removal("Normal");
  if (!normal) throw new Error("no such option");
  await userEvent.click(normal);
  expect(removal("Normal")).toBeNull();
  await bringBack();
  expect(removal("Normal")).not.toBeNull();
});

it("keeps a price that is no number while another dish is open", async () => {
  renderMenuEditor();
  await openDish("edamame");
  fireEvent.change(screen.getByLabelText("Preis"), { target: { value: "viel" } });
  screen.getByText(texts.priceWrong);
  await openDish("cola");
  await openDish("edamame");
  expect(screen.getByLabelText("Preis")).toHaveValue("viel");
});
