import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { sampleMenu } from "@/test/features/sample-menu";
import {
  fieldsOf,
  labelled,
  listedDishes,
  openDish,
  renderMenuEditor,
  rowOf,
} from "../render-menu-editor";

const texts = menuEditorTexts.de;
/** Presses keys on a handle; `userEvent` takes seconds in a form of this size. */
const press = (name: string, ...keys: string[]) => {
  const handle = labelled(kitTexts.de.sort.handle(name));
  if (!handle) throw new Error(`no handle for ${name}`);
  for (const key of keys) fireEvent.keyDown(handle, { key });
};
const phoOnly = { ...sampleMenu, items: sampleMenu.items.filter(({ id }) => id === "pho") };

describe("the list of dishes", () => {
  it("sorts a category by keyboard on the handle, and undoes it", () => {
    renderMenuEditor();
    expect(listedDishes()).toEqual(["edamame", "pho", "cola", "gone"]);
    press("Edamame", " ", "ArrowDown", " ");
    expect(listedDishes()).toEqual(["pho", "edamame", "cola", "gone"]);
    fireEvent.click(screen.getByText(revisionTexts.de.save.undo));
    expect(listedDishes()).toEqual(["edamame", "pho", "cola", "gone"]);
  });

  it("moves a dish into the next category with Alt and an arrow key, and says where it is", () => {
    renderMenuEditor();
    rowOf("pho").focus();
    fireEvent.keyDown(rowOf("pho"), { key: "ArrowDown", altKey: true });
    expect(listedDishes()).toEqual(["edamame", "pho", "cola", "gone"]);
    screen.getByText(texts.place("Phở Bò", 1, 3));
    expect(rowOf("pho")).toHaveFocus();
    fireEvent.keyDown(rowOf("pho"), { key: "ArrowDown", altKey: true });
    expect(listedDishes()).toEqual(["edamame", "cola", "pho", "gone"]);
  });

  it("moves a dish to the end of a chosen category", async () => {
    renderMenuEditor();
    openDish("edamame");
    await userEvent.click(screen.getByText(texts.moveTo));
    await waitFor(() => expect(document.querySelector("[role=menu]")).toHaveFocus());
    // "Suppen" is the dish's own category and disabled.
    await userEvent.keyboard("{ArrowDown}{Enter}");
    const order = ["pho", "cola", "gone", "edamame"];
    await waitFor(() => expect(listedDishes()).toEqual(order));
  });

  it("sorts categories by keyboard", () => {
    renderMenuEditor();
    fireEvent.click(screen.getByText(texts.sortCategories));
    press("Getränke", " ", "ArrowUp", " ");
    expect(listedDishes()).toEqual(["cola", "gone", "edamame", "pho"]);
  });

  it("collapses and finds dishes", async () => {
    renderMenuEditor();
    fireEvent.click(labelled(texts.collapse("Suppen")) as HTMLElement);
    expect(listedDishes()).toEqual(["cola", "gone"]);
    fireEvent.change(labelled(texts.search) as HTMLElement, { target: { value: "pho" } });
    await waitFor(() => expect(listedDishes()).toEqual(["pho"]));
  });
});

describe("the options of a dish", () => {
  const labels = () => fieldsOf("Bezeichnung (Deutsch)").map(({ value }) => value);

  it("are sorted by keyboard", () => {
    renderMenuEditor(phoOnly);
    openDish("pho");
    expect(labels()).toEqual(["Größe", "Normal", "Groß", "Extras", "Ei", "Tofu"]);
    press("Normal", " ", "ArrowDown", " ");
    expect(labels()).toEqual(["Größe", "Groß", "Normal", "Extras", "Ei", "Tofu"]);
  });

  it("are sorted by group, too", () => {
    renderMenuEditor(phoOnly);
    openDish("pho");
    press("Extras", " ", "ArrowUp", " ");
    expect(labels()).toEqual(["Extras", "Ei", "Tofu", "Größe", "Normal", "Groß"]);
  });
});
