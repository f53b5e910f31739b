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

it("always shows a photograph, because it resembles no drawing", () => {
  const items: Drawn[] = [{ drawing: "pho", photo }, { drawing: "pho" }, { drawing: "pho", photo }];
  expect(shownPictures(items).size).toBe(3);
});

const KEYS = Object.keys(tenants).filter((key) => bundledMenuInput(key));

it("nine real menus are checked", () => expect(KEYS).toHaveLength(9));

/** Dishes of a category in the order of the list, with the drawings that are shown. */
function drawnLists(key: string, layout: "rows" | "tiles") {
  const menu = bundledMenuInput(key);
  const drawings = menu ? dishDrawings(menu, resolveTenant(key)) : [];
  const items = menu?.items.map((item, at) => ({ ...item, drawing: drawings[at] })) ?? [];
  return [...new Set(items.map(({ category }) => category))].map((category) => {
    const list = items.filter((item) => item.category === category);
    const shown = shownPictures(list, "classic", layout);
    return list.map((item) => (shown.has(item) ? item.drawing : undefined));
  });
}

it.each(
  KEYS.flatMap((key) => [
    { key, layout: "rows", columns: 1 } as const,
    { key, layout: "rows", columns: 2 } as const,
    ...[2, 3, 4].map((columns) => ({ key, layout: "tiles", columns }) as const),
  ]),
)(
  "no dish of $key in $layout shows the drawing of the one beside or above it, in $columns columns",
  ({ key, layout, columns }) => {
    const alike = drawnLists(key, layout).flatMap((drawn) =>
      drawn.filter(
        (drawing, at) => drawing && [drawn[at - 1], drawn[at - columns]].includes(drawing),
      ),
    );
    expect(alike).toEqual([]);
  },
);
