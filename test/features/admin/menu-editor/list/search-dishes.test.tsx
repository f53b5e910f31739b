import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { indexDishes, searchDishes } from "@/domain/menu/search/search-dishes";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import { sampleMenu } from "@/test/features/sample-menu";
import { labelled, listedDishes, renderMenuEditor } from "../render-menu-editor";

const texts = menuEditorTexts.de;

function search(value: string): void {
  const field = labelled(texts.search);
  if (!field) throw new Error("no search");
  fireEvent.change(field, { target: { value } });
}

it("finds dishes by their words in either language without accents, and by number", async () => {
  renderMenuEditor();
  for (const [value, found] of [
    ["pho", ["pho"]],
    ["bo pho 30", ["pho"]],
    ["30", ["pho"]],
    ["0.33", ["cola"]],
    ["xylophon", []],
  ] as const) {
    search(value);
    await waitFor(() => expect(listedDishes()).toEqual(found));
  }
});

it("finds what guests find, also within a word, and counts it at each category", async () => {
  const menu = await loadBundledMenu("resto-bobingen");
  renderMenuEditor(menu);
  const found = searchDishes(indexDishes(menu, "de"), "ente");
  expect(found.length).toBeGreaterThan(3);
  search("ente");
  await waitFor(() =>
    expect(listedDishes().toSorted()).toEqual(found.map(({ id }) => id).toSorted()),
  );
  const heads = [...document.querySelectorAll("[data-head]")].map((head) => head.textContent ?? "");
  const counts = heads.map((text) => Number(/(\d+) Gerichte?$/.exec(text)?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(found.length);
}, 60_000);

it("leads from the top of the list to the field for a new dish of the chosen category", () => {
  renderMenuEditor();
  const [first, second] = sampleMenu.categories;
  if (!first || !second) throw new Error("two categories needed");
  const add = screen.getByText(texts.addDish);
  fireEvent.click(add);
  expect(document.activeElement).toHaveAttribute("aria-label", texts.newDish(first.name.de));
  fireEvent.click(document.querySelector(`[data-head="${second.id}"]`) as HTMLElement);
  fireEvent.click(labelled(texts.collapse(second.name.de)) as HTMLElement);
  fireEvent.click(add);
  expect(document.activeElement).toHaveAttribute("aria-label", texts.newDish(second.name.de));
});
