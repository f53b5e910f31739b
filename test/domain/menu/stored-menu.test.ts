import { expect, it } from "vitest";
import { parseMenu } from "@/domain/menu/stored-menu";
import { sampleMenu } from "@/test/features/sample-menu";

it("parses a menu saved by a newer version", () => {
  const items = sampleMenu.items.map((item) => ({ ...item, picture: "dish.avif" }));
  const read = parseMenu({ ...sampleMenu, items, layout: "grid" });
  expect(read.data).toEqual(sampleMenu);
});

it("parses a menu without a revision as revision 0", () => {
  const { rev: _, ...imported } = sampleMenu;
  expect(parseMenu(imported).data).toEqual({ ...sampleMenu, rev: 0 });
});

it("reads a menu without its malformed photographs", () => {
  const photo = { path: "../secret", width: 0 };
  const categories = sampleMenu.categories.map((category) => ({ ...category, photo }));
  const items = sampleMenu.items.map((item) => ({ ...item, photo }));
  expect(parseMenu({ ...sampleMenu, categories, items }).data).toEqual(sampleMenu);
});

it("keeps a photograph that a newer version has described further", () => {
  const photo = { path: "pho.jpg", width: 800, height: 600, alt: { de: "Suppe", en: "Soup" } };
  const [dish, ...rest] = sampleMenu.items;
  const items = [{ ...dish, photo: { ...photo, focus: "top" } }, ...rest];
  expect(parseMenu({ ...sampleMenu, items }).data?.items[0]).toEqual({ ...dish, photo });
});

it.each([
  ["without categories", { ...sampleMenu, categories: [] }],
  [
    "with a dish without a price",
    { ...sampleMenu, items: [{ ...sampleMenu.items[0], preis: null }] },
  ],
])("refuses a menu %s", (_what, stored) => {
  expect(parseMenu(stored).success).toBe(false);
});
