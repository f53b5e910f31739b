import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { servedEditorTexts } from "@/i18n/admin/served-editor-texts";
import { sampleMenu } from "@/test/features/sample-menu";
import { fieldsOf, fill, openDish, renderMenuEditor } from "../render-menu-editor";

const texts = servedEditorTexts.de;

function openCategory(id: string): void {
  const head = document.querySelector(`[data-head="${id}"]`);
  if (!head) throw new Error(`no category ${id}`);
  fireEvent.click(head);
}

it("binds a category to days and hours, and back", () => {
  renderMenuEditor();
  openCategory("soups");
  fireEvent.click(screen.getByText(texts.add));
  expect(fieldsOf("Von").map(({ value }) => value)).toEqual(["11:30"]);
  expect(fieldsOf("Montag").map(({ checked }) => checked)).toEqual([true]);
  expect(fieldsOf("Samstag").map(({ checked }) => checked)).toEqual([false]);
  fireEvent.click(screen.getByText(texts.remove));
  expect(fieldsOf("Von")).toEqual([]);
});

it("asks for at least one day and for different times", async () => {
  const served = [{ days: [1 as const], from: "11:30", until: "14:30" }];
  const [soups, ...others] = sampleMenu.categories;
  if (!soups) throw new Error("no soups");
  renderMenuEditor({ ...sampleMenu, categories: [{ ...soups, served }, ...others] });
  openCategory("soups");
  const [monday] = fieldsOf("Montag");
  if (!monday) throw new Error("no Monday");
  fireEvent.click(monday);
  expect(await screen.findByText(texts.noDays)).toBeInTheDocument();
  const [until] = fieldsOf("Bis");
  if (!until) throw new Error("no end");
  fireEvent.change(until, { target: { value: "11:30" } });
  expect(await screen.findByText(texts.noTime)).toBeInTheDocument();
});

it("recommends a dish and states for how many people it is", () => {
  renderMenuEditor();
  openDish("edamame");
  const [recommended] = fieldsOf(menuEditorTexts.de.fields.recommended);
  if (!recommended) throw new Error("no recommendation");
  fireEvent.click(recommended);
  expect(recommended).toBeChecked();
  const valuesOf = (label: string) => fieldsOf(label).map(({ value }) => value);
  fill(texts.servesMin, "2");
  expect(valuesOf(texts.servesMax)).toEqual(["2"]);
  fill(texts.servesMax, "4");
  expect(valuesOf(texts.servesMin)).toEqual(["2"]);
});
