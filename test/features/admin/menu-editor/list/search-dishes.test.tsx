import { fireEvent, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { menuEditorTexts } from "@/i18n/admin/menu-editor-texts";
import { labelled, listedDishes, renderMenuEditor } from "../render-menu-editor";

it("finds dishes by their words in either language without accents, and by number", async () => {
  renderMenuEditor();
  const search = labelled(menuEditorTexts.de.search);
  if (!search) throw new Error("no search");
  for (const [value, found] of [
    ["pho", ["pho"]],
    ["bo pho 30", ["pho"]],
    ["30", ["pho"]],
    ["0.33", ["cola"]],
    ["ho", []],
  ] as const) {
    fireEvent.change(search, { target: { value } });
    await waitFor(() => expect(listedDishes()).toEqual(found));
  }
});
