import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { sampleMenu } from "@/test/features/sample-menu";
import { listedDishes, openDish, renderMenuEditor, rowOf } from "../render-menu-editor";

const texts = menuEditorTexts.de;
const phoOnly = { ...sampleMenu, items: sampleMenu.items.filter(({ id }) => id === "pho") };
const handleOf = (name: string) => screen.getByLabelText(kitTexts.de.sort.handle(name));

describe("the list of dishes", () => {
  it("sorts a category by keyboard on the handle, and undoes it", async () => {
    renderMenuEditor();
    expect(listedDishes()).toEqual(["edamame", "pho", "cola", "gone"]);
    handleOf("Edamame").focus();
    await userEvent.keyboard(" {ArrowDown} ");
    expect(listedDishes()).toEqual(["pho", "edamame", "cola", "gone"]);
    expect(handleOf("Edamame")).toHaveFocus();
    await userEvent.click(screen.getByText(kitTexts.de.undo));
    expect(listedDishes()).toEqual(["edamame", "pho", "cola", "gone"]);
  });

  it("moves a dish into the next category with Alt and an arrow key, and says where it is", async () => {
    renderMenuEditor();
    rowOf("pho").focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(listedDishes()).toEqual(["edamame", "pho", "cola", "gone"]);
    screen.getByText(texts.place("Phở Bò", 1, 3));
    expect(rowOf("pho")).toHaveFocus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(listedDishes()).toEqual(["edamame", "cola", "pho", "gone"]);
  });

  it("moves a dish to the end of a chosen category", async () => {
    renderMenuEditor();
    await openDish("edamame");
    await userEvent.click(screen.getByText(texts.moveTo));
    await userEvent.click(await screen.findByText("Getränke", { selector: "[role=menuitem]" }));
    const order = ["pho", "cola", "gone", "edamame"];
    await waitFor(() => expect(listedDishes()).toEqual(order));
  });

  it("sorts categories by keyboard", async () => {
    renderMenuEditor();
    await userEvent.click(screen.getByRole("button", { name: texts.sortCategories }));
    handleOf("Getränke").focus();
    await userEvent.keyboard(" {ArrowUp} ");
    expect(listedDishes()).toEqual(["cola", "gone", "edamame", "pho"]);
  });

  it("collapses and finds dishes", async () => {
    renderMenuEditor();
    await userEvent.click(screen.getByRole("button", { name: texts.collapse("Suppen") }));
    expect(listedDishes()).toEqual(["cola", "gone"]);
    await userEvent.type(screen.getByRole("searchbox", { name: texts.search }), "pho");
    expect(listedDishes()).toEqual(["pho"]);
  });
});

describe("the options of a dish", () => {
  const labels = () =>
    screen.getAllByLabelText<HTMLInputElement>("Bezeichnung (Deutsch)").map((field) => field.value);

  it("are sorted by keyboard", async () => {
    renderMenuEditor(phoOnly);
    await openDish("pho");
    expect(labels()).toEqual(["Größe", "Normal", "Groß", "Extras", "Ei", "Tofu"]);
    handleOf("Normal").focus();
    await userEvent.keyboard(" {ArrowDown} ");
    expect(labels()).toEqual(["Größe", "Groß", "Normal", "Extras", "Ei", "Tofu"]);
  });

  it("are sorted by group, too", async () => {
    renderMenuEditor(phoOnly);
    await openDish("pho");
    handleOf("Extras").focus();
    await userEvent.keyboard(" {ArrowUp} ");
    expect(labels()).toEqual(["Extras", "Ei", "Tofu", "Größe", "Normal", "Groß"]);
  });
});
