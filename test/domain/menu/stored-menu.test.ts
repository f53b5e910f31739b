import { expect, it } from "vitest";
import { parseMenu } from "@/domain/menu/stored-menu";
import { sampleMenu } from "@/test/features/sample-menu";

it("reads a menu that a later version has saved", () => {
  const items = sampleMenu.items.map((item) => ({ ...item, picture: "dish.avif" }));
  const read = parseMenu({ ...sampleMenu, items, layout: "grid" });
  expect(read.data).toEqual(sampleMenu);
});

it("reads a menu without a revision as one that no editor has saved", () => {
  const { rev: _, ...imported } = sampleMenu;
  expect(parseMenu(imported).data).toEqual({ ...sampleMenu, rev: 0 });
});

it.each([
  ["without categories", { ...sampleMenu, categories: [] }],
  [
    "with a dish without a price",
    { ...sampleMenu, items: [{ ...sampleMenu.items[0], preis: null }] },
  ],
])("does not read a menu %s", (_what, stored) => {
  expect(parseMenu(stored).success).toBe(false);
});
