import { describe, expect, it } from "vitest";
import { menuDiff } from "@/domain/menu/draft/menu-diff";
import { mergeMenus } from "@/domain/menu/draft/menu-merge";
import type { Menu, MenuItem, MenuOptionGroup } from "@/domain/menu/menu.schema";
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

function brief(before: Menu, after: Menu): string[] {
  return menuDiff(before, after).map(({ kind, list, id, fields }) => {
    const parts = fields.map(({ of, field, before: old, after: now }) =>
      [...of.map(({ de }) => de), field, `${old ?? ""}>${now ?? ""}`].join("/"),
    );
    return [kind, list, id, ...parts].join(" ");
  });
}

describe("menuDiff", () => {
  it("finds no changes between equal menus, whatever the order of keys", () => {
    const turned = base.items.map((item) => Object.fromEntries(Object.entries(item).toReversed()));
    expect(menuDiff(base, { ...base, items: turned as MenuItem[], rev: 9 })).toEqual([]);
  });

  it.each<[string, Partial<MenuItem>, string]>([
    ["price", { preis: 5.5 }, "preis/5>5.5"],
    ["name", { name: { de: "a", en: "A!" } }, "name_en/a (en)>A!"],
    [
      "new description",
      { description: { de: "d", en: "e" } },
      "description_de/>d description_en/>e",
    ],
    ["codes, from undeclared to none", { add_ons: [] }, "add_ons/>"],
    ["codes", { add_ons: ["A", "2"] }, "add_ons/>A 2"],
    ["sold out", { sold_out: true }, "sold_out/>true"],
    ["category", { category: "y" }, "category/x>y"],
    ["group gone", { settings: {} }, "Größe/whole/true>"],
    [
      "new group",
      { settings: { size, more: { ...size, label: aText("Mehr") } } },
      "Mehr/whole/>true",
    ],
    [
      "group's type",
      { settings: { size: { ...size, type: "checkbox", max: 1 } } },
      "Größe/type/radio>checkbox Größe/max/>1",
    ],
    [
      "option's price",
      {
        settings: {
          size: {
            ...size,
            options: [
              size.options[0] as never,
              { value: "large", preis: 2.5, label: aText("groß") },
            ],
          },
        },
      },
      "Größe/groß/preis/2>2.5",
    ],
    [
      "option gone",
      { settings: { size: { ...size, options: size.options.slice(1) } } },
      "Größe/klein/whole/true>",
    ],
    [
      "order of options",
      { settings: { size: { ...size, options: size.options.toReversed() } } },
      "Größe/order/>",
    ],
  ])("lists a change of a dish: %s", (_what, changes, fields) => {
    expect(brief(base, changed(changes))).toEqual([`changed items a ${fields}`]);
  });

  it("finds added, removed and moved entries", () => {
    const after: Menu = {
      rev: 2,
      categories: [{ id: "z", name: aText("Z") }, ...base.categories.toReversed()],
      items: [dish("c"), dish("a"), dish("n", { category: "z" })],
    };
    expect(brief(base, after)).toEqual([
      "added categories z",
      "changed categories x order/>",
      "added items n",
      "removed items b",
    ]);
    const turned = { ...base, categories: base.categories.toReversed() };
    expect(brief(base, turned)).toEqual(["changed categories y order/>"]);
  });
});

describe("mergeMenus", () => {
  const merged = (mine: Menu, theirs: Menu) => mergeMenus(base, mine, { ...theirs, rev: 2 });

  it("takes fields changed on one side from that side", () => {
    const { menu, conflicts } = merged(changed({ preis: 6 }), changed({ vat: 19 }));
    expect(conflicts).toEqual([]);
    expect(menu).toEqual({ ...changed({ preis: 6, vat: 19 }), rev: 2 });
  });

  it("takes fields changed on both sides from mine and reports a conflict", () => {
    const { menu, conflicts } = merged(changed({ preis: 6 }), changed({ preis: 7 }));
    expect(menu.items[0]?.preis).toBe(6);
    expect(conflicts).toEqual([{ list: "items", name: aText("a") }]);
    expect(merged(changed({ preis: 6 }), changed({ preis: 6 })).conflicts).toEqual([]);
  });

  it("merges the option groups of one dish", () => {
    const more = { ...size, label: aText("Mehr") };
    const dearer = { ...size, costs: false };
    const { menu, conflicts } = merged(
      changed({ settings: { size, more } }),
      changed({ settings: { size: dearer } }),
    );
    expect(conflicts).toEqual([]);
    expect(menu.items[0]?.settings).toEqual({ size: dearer, more });
  });

  it("drops an entry removed on one side unless the other side changed it", () => {
    const without = withItems(...base.items.slice(1));
    expect(merged(without, base).menu.items.map(({ id }) => id)).toEqual(["b", "c"]);
    expect(merged(base, without).menu.items.map(({ id }) => id)).toEqual(["b", "c"]);
    const { menu, conflicts } = merged(without, changed({ preis: 9 }));
    expect(menu.items.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(conflicts).toHaveLength(1);
    expect(merged(without, without).menu.items).toHaveLength(2);
  });

  it("keeps entries added on both sides in their places", () => {
    const mine = withItems(dish("a"), dish("m"), dish("b"), dish("c"));
    const theirs = withItems(dish("t"), dish("a"), dish("b"), dish("c"));
    expect(merged(mine, theirs).menu.items.map(({ id }) => id)).toEqual(["t", "a", "m", "b", "c"]);
  });

  it("keeps an order changed on one side", () => {
    const mine = withItems(...base.items.toReversed());
    const theirs = withItems(...base.items, dish("t"));
    const order = (menu: Menu) => menu.items.map(({ id }) => id).join("");
    expect(order(merged(mine, theirs).menu)).toBe("ctba");
    expect(order(merged(theirs, mine).menu)).toBe("ctba");
  });

  it("restores a removed category if the other side added dishes to it", () => {
    const mine = { ...base, categories: base.categories.slice(0, 1) };
    const theirs = withItems(...base.items, dish("t", { category: "y" }));
    const { menu } = merged(mine, theirs);
    expect(menu.categories.map(({ id }) => id)).toEqual(["x", "y"]);
  });

  it("returns the menu itself if nothing differs", () => {
    expect(merged(base, base)).toEqual({ menu: { ...base, rev: 2 }, conflicts: [] });
    const mine = changed({ preis: 6, description: { de: "d", en: "e" } });
    expect(merged(mine, base).menu).toEqual({ ...mine, rev: 2 });
    expect(merged(base, mine).menu).toEqual({ ...mine, rev: 2 });
  });
});
