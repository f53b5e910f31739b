import { describe, expect, it } from "vitest";
import { menuParts } from "@/domain/menu/draft/menu-parts";
import { withMissingCategories } from "@/domain/menu/draft/missing-categories";
import type { Menu, MenuItem, MenuOptionGroup } from "@/domain/menu/menu.schema";
import { listChanges } from "@/domain/revision/changes";
import { mergeDocuments } from "@/domain/revision/merge";
import { aText } from "../../sample-restaurant";

const size: MenuOptionGroup = {
  type: "radio",
  costs: true,
  label: aText("Größe"),
  options: [
    { value: "small", preis: 0, label: aText("klein") },
    { value: "large", preis: 2, label: aText("groß") },
  ],
};

const dish = (id: string, changes: Partial<MenuItem> = {}): MenuItem => ({
  id,
  category: "x",
  name: aText(id),
  preis: 5,
  vat: 7,
  settings: { size },
  ...changes,
});

const base: Menu = {
  rev: 1,
  categories: [
    { id: "x", name: aText("X") },
    { id: "y", name: aText("Y") },
  ],
  items: [dish("a"), dish("b"), dish("c")],
};

const withItems = (...items: MenuItem[]): Menu => ({ ...base, items });
const changed = (changes: Partial<MenuItem>): Menu =>
  withItems(dish("a", changes), ...base.items.slice(1));
const brief = (before: Menu, after: Menu) =>
  listChanges(menuParts, before, after).map(({ kind, path }) => `${kind} ${path.join("/")}`);

describe("changes of a menu", () => {
  it("has no changes between equal menus, whatever the revision and the order of keys", () => {
    const turned = base.items.map((item) => Object.fromEntries(Object.entries(item).toReversed()));
    expect(brief(base, { ...base, items: turned as MenuItem[], rev: 9 })).toEqual([]);
  });

  it.each<[string, Partial<MenuItem>, string]>([
    ["price", { preis: 5.5 }, "changed items/a/preis"],
    ["English name", { name: { de: "a", en: "A!" } }, "changed items/a/name/en"],
    ["codes, from undeclared to none", { add_ons: [] }, "changed items/a/add_ons"],
    ["sold out", { sold_out: true }, "changed items/a/sold_out"],
    ["category", { category: "y" }, "changed items/a/category"],
    ["option group gone", { settings: {} }, "removed items/a/settings/size"],
    ["new option group", { settings: { size, more: size } }, "added items/a/settings/more"],
    [
      "option gone",
      { settings: { size: { ...size, options: size.options.slice(1) } } },
      "removed items/a/settings/size/options/small",
    ],
    [
      "order of options",
      { settings: { size: { ...size, options: size.options.toReversed() } } },
      "moved items/a/settings/size/options/@order/",
    ],
  ])("lists one change of a dish: %s", (_what, changes, expected) => {
    expect(brief(base, changed(changes))).toEqual([expected]);
  });

  it("lists the order of dishes by category, and that of categories", () => {
    const after = {
      ...base,
      categories: base.categories.toReversed(),
      items: base.items.toReversed(),
    };
    expect(brief(base, after)).toEqual(["moved categories/@order/", "moved items/@order/x"]);
    const elsewhere = withItems(dish("b"), dish("c"), dish("a", { category: "y" }));
    expect(brief(base, elsewhere)).toEqual(["changed items/a/category"]);
  });
});

describe("merged menus", () => {
  const merged = (mine: Menu, theirs: Menu) =>
    mergeDocuments(menuParts, { base, mine, theirs: { ...theirs, rev: 2 } });

  it("takes each field from the side that changed it, and the later revision", () => {
    const { document, theirChanges } = merged(changed({ preis: 6 }), changed({ vat: 19 }));
    expect(document).toEqual({ ...changed({ preis: 6, vat: 19 }), rev: 2 });
    expect(theirChanges.map(({ isConflict }) => isConflict)).toEqual([false]);
  });

  it("keeps mine where both sides changed a field differently, and calls it a conflict", () => {
    const { document, theirChanges } = merged(changed({ preis: 6 }), changed({ preis: 7 }));
    expect(document.items[0]?.preis).toBe(6);
    expect(theirChanges).toMatchObject([{ path: ["items", "a", "preis"], isConflict: true }]);
  });

  it("merges the option groups of one dish", () => {
    const dearer = { ...size, costs: false };
    const { document } = merged(
      changed({ settings: { size, more: size } }),
      changed({ settings: { size: dearer } }),
    );
    expect(document.items[0]?.settings).toEqual({ size: dearer, more: size });
  });

  it("restores a category that one side removed while the other added dishes to it", () => {
    const mine = { ...base, categories: base.categories.slice(0, 1) };
    const theirs = withItems(...base.items, dish("t", { category: "y" }));
    const { document } = merged(mine, theirs);
    expect(document.categories.map(({ id }) => id)).toEqual(["x"]);
    const complete = withMissingCategories(document, [mine, theirs]);
    expect(complete.categories.map(({ id }) => id)).toEqual(["x", "y"]);
    expect(withMissingCategories(base, [mine, theirs])).toBe(base);
  });
});
