import { expect, it } from "vitest";
import { bundledMenuInput } from "@/hosting/lib/bundled-menus";
import { dishDrawings } from "@/hosting/lib/dish-drawings";

it("names the drawing of each dish of a bundled menu, in their order", () => {
  const menu = bundledMenuInput("resto-bobingen");
  if (!menu) throw new Error("no menu");
  const drawings = dishDrawings(menu);
  const named = menu.items.map(({ id }, at) => `${id}: ${drawings[at]}`);
  expect(named).toContain("pho-bo: pho");
  expect(drawings).toHaveLength(menu.items.length);
});
