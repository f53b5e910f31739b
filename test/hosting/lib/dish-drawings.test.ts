import { expect, it } from "vitest";
import { resolveTenant } from "@/config/resolve-tenant";
import { bundledMenuInput } from "@/hosting/lib/bundled-menus";
import { dishDrawings } from "@/hosting/lib/dish-drawings";

it("names the drawing of each dish of a bundled menu, in their order", () => {
  const menu = bundledMenuInput("resto-bobingen");
  if (!menu) throw new Error("no menu");
  const drawings = dishDrawings(menu, resolveTenant("resto-bobingen"));
  const named = menu.items.map(({ id }, at) => `${id}: ${drawings[at]}`);
  expect(named).toContain("pho-bo: pho");
  expect(drawings).toHaveLength(menu.items.length);
});

it("takes the drawing of the category for a dish whose name says nothing", () => {
  const name = { de: "Nummer 5", en: "Number 5" };
  const category = (id: string, drawing: "tea" | "pizza") => ({
    id,
    drawing,
    name: { de: "Karte", en: "Menu" },
  });
  const menu = {
    rev: 1,
    categories: [category("hot", "tea"), category("oven", "pizza")],
    items: [{ id: "five", category: "oven", name, preis: 5, vat: 7 as const }],
  };
  expect(dishDrawings(menu, resolveTenant("resto-bobingen"))).toEqual(["pizza"]);
});
