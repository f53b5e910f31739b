import { expect, it } from "vitest";
import { resolveTenant } from "@/config/resolve-tenant";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { shownPictures } from "@/domain/menu/shown-pictures";
import { bundledMenuInput } from "@/hosting/lib/bundled-menus";
import { dishDrawings } from "@/hosting/lib/dish-drawings";
import { tenants } from "@/tenant-configs/index";

type Drawn = Pick<MenuItem, "drawing" | "photo">;

const photo = { path: "pho.jpg", width: 800, height: 600, alt: { de: "Pho", en: "Pho" } };

it.each([
  ["the same kind beside and above", ["pho", "pho", "pho", "pho"], "1001"],
  ["different kinds", ["pho", "bun", "wok", "pho"], "1111"],
  ["a kind that returns after two others", ["pho", "pho", "bun", "pho"], "1011"],
  ["dishes without a kind", [undefined, undefined], "11"],
] as const)("shows the pictures of %s", (_what, kinds, expected) => {
  const items: Drawn[] = kinds.map((drawing) => ({ drawing }));
  const shown = shownPictures(items);
  expect(items.map((item) => (shown.has(item) ? 1 : 0)).join("")).toBe(expected);
});

it("always shows a photograph, which no drawing resembles", () => {
  const items: Drawn[] = [{ drawing: "pho", photo }, { drawing: "pho" }, { drawing: "pho", photo }];
  expect(shownPictures(items).size).toBe(3);
});

const KEYS = Object.keys(tenants).filter((key) => bundledMenuInput(key));

it("there are nine real menus", () => expect(KEYS).toHaveLength(9));

it.each(KEYS)("no two neighbours in a category of %s show the same drawing", (key) => {
  const menu = bundledMenuInput(key);
  const drawings = menu ? dishDrawings(menu, resolveTenant(key)) : [];
  const items = menu?.items.map((item, at) => ({ ...item, drawing: drawings[at] })) ?? [];
  const alike = [...new Set(items.map(({ category }) => category))].flatMap((category) => {
    const list = items.filter((item) => item.category === category);
    const shown = shownPictures(list);
    const drawn = list.map((item) => (shown.has(item) ? item.drawing : undefined));
    return drawn.flatMap((drawing, at) =>
      drawing && (drawing === drawn[at - 1] || drawing === drawn[at - 2])
        ? [`${at} ${drawing}`]
        : [],
    );
  });
  expect(alike).toEqual([]);
});
