import { describe, expect, it } from "vitest";
import { menuDraftSchema } from "@/domain/menu/draft/menu-draft.schema";
import {
  copyItem,
  insertItem,
  moveEntry,
  newCategory,
  newItem,
  orderOptionGroups,
  placeCategory,
  placeItem,
  removeCategory,
  removeItem,
  restoreCategory,
  restoreItem,
} from "@/domain/menu/draft/menu-edit";
import { newMenuId } from "@/domain/menu/draft/menu-ids";
import { menuIssues } from "@/domain/menu/draft/menu-issues";
import { normaliseMenu } from "@/domain/menu/draft/normalise-menu";
import type { Menu, MenuItem } from "@/domain/menu/menu.schema";
import { aText, rice, sampleMenu, sampleRestaurant } from "../../sample-restaurant";

const dish = (id: string, category: string): MenuItem => ({ ...rice, id, category });

const menu: Menu = {
  rev: 3,
  categories: ["x", "y", "z"].map((id) => ({ id, name: aText(id) })),
  items: [dish("a", "x"), dish("b", "y"), dish("c", "x"), dish("d", "x"), dish("e", "y")],
};

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join("");
const inCategory = ({ items }: Menu, category: string) =>
  ids(items.filter((item) => item.category === category));

describe("order", () => {
  it.each([
    [0, 2, "bca"],
    [2, 0, "cab"],
    [1, 9, "acb"],
    [1, -3, "bac"],
    [1, 1, "abc"],
  ])("moves from %i to %i", (from, to, result) => {
    expect(moveEntry(["a", "b", "c"], from, to).join("")).toBe(result);
  });

  it.each([
    ["a", "x", 1, "cad", "be"],
    ["d", "x", 0, "dac", "be"],
    ["a", "x", 9, "cda", "be"],
    ["c", "y", 0, "ad", "cbe"],
    ["c", "y", 1, "ad", "bce"],
    ["c", "y", 2, "ad", "bec"],
  ])("places dish %s in %s at %i", (id, category, to, x, y) => {
    const placed = placeItem(menu, id, category, to);
    expect([inCategory(placed, "x"), inCategory(placed, "y")]).toEqual([x, y]);
    expect(placed.items).toHaveLength(5);
  });

  it("moves a dish into an empty category and ignores unknown dishes", () => {
    expect(inCategory(placeItem(menu, "e", "z", 4), "z")).toBe("e");
    expect(placeItem(menu, "nothing", "x", 0)).toBe(menu);
  });

  it("moves categories, and removes them with their dishes", () => {
    expect(ids(placeCategory(menu, "z", 0).categories)).toBe("zxy");
    expect(placeCategory(menu, "nothing", 0)).toBe(menu);
    expect(ids(removeCategory(menu, "x").items)).toBe("be");
  });
});

describe("new entries of a menu", () => {
  it.each([
    ["Phở Bò", "pho-bo"],
    ["Grüne Soße", "gruene-sosse"],
    ["  –  ", "gericht"],
    ["寿司", "gericht"],
    ["88", "gericht-88"],
    ["Đậu hũ", "dau-hu"],
    ["x".repeat(80), "x".repeat(50)],
    ["<img src=x onerror=alert(1)>", "img-src-x-onerror-alert-1"],
  ])("%s gets the id %s", (name, id) => {
    expect(newMenuId(name, [], "gericht")).toBe(id);
  });

  it("never get an id that is in use", () => {
    expect(newMenuId("Reis", ["reis", "reis-2"], "gericht")).toBe("reis-3");
    const copy = copyItem(menu, dish("a", "x"), aText("a"));
    expect(copy.id).toBe("a-2");
    expect(ids(insertItem(menu, copy, "a").items)).toBe("aa-2bcde");
    expect(newItem(menu, "x", "B").id).toBe("b-2");
    expect(newCategory(menu, "X").id).toBe("x-2");
  });

  it("have issues for missing fields", () => {
    const begun = insertItem(sampleMenu, newItem(sampleMenu, "mains", "Neu"));
    const at = begun.items.length - 1;
    expect(menuIssues(begun, sampleRestaurant).map(({ path }) => path.join("."))).toEqual([
      `items.${at}.preis`,
    ]);
  });

  it("are saved with the German text where the English one is empty", () => {
    const begun = { ...newItem(sampleMenu, "mains", "Neu"), preis: 5 };
    const description = { de: "Frisch", en: " " };
    const menu = insertItem(sampleMenu, { ...begun, description });
    expect(menuIssues(menu, sampleRestaurant)).toEqual([]);
    expect(normaliseMenu(menu).items.at(-1)).toMatchObject({
      name: { de: "Neu", en: "Neu" },
      description: { de: "Frisch", en: "Frisch" },
    });
  });

  it("can be stored and parsed while incomplete", () => {
    const begun = insertItem(sampleMenu, newItem(sampleMenu, "mains", "Neu"));
    const stored = menuDraftSchema.parse(JSON.parse(JSON.stringify(begun)));
    expect(stored.items.at(-1)?.preis).toBeNaN();
    expect(stored).toEqual(begun);
  });
});

it("normaliseMenu trims texts and drops empty and undefined fields", () => {
  const loose: MenuItem = {
    ...rice,
    number: "  ",
    name: { de: " Reis ", en: "Rice\n" },
    description: { de: " ", en: "" },
    diet: [],
    min_age: undefined,
    add_ons: [],
  };
  const [finished] = normaliseMenu({ ...sampleMenu, items: [loose] }).items;
  expect(finished?.name).toEqual({ de: "Reis", en: "Rice" });
  expect(finished?.add_ons).toEqual([]);
  expect(JSON.parse(JSON.stringify(finished))).toEqual(finished);
  for (const gone of ["number", "description", "diet", "min_age"]) {
    expect(finished).not.toHaveProperty(gone);
  }
});

describe("restore", () => {
  const [first] = menu.items;

  it("puts a removed dish back in its place and keeps edits made since", () => {
    const without = removeItem(menu, "a");
    expect(ids(restoreItem(without, first as MenuItem, 0).items)).toBe("abcde");
    const shorter = removeItem(removeItem(without, "b"), "c");
    expect(ids(restoreItem(shorter, first as MenuItem, 4).items)).toBe("dea");
  });

  it("puts a removed category back with its dishes", () => {
    const without = removeCategory(menu, "x");
    expect(ids(without.items)).toBe("be");
    expect(restoreCategory(without, menu, "x")).toEqual(menu);
    expect(restoreCategory(without, menu, "gone")).toBe(without);
  });
});

it("changes nothing when an undo has already put the removed entry back", () => {
  expect(restoreItem(menu, dish("a", "x"), 0)).toBe(menu);
  expect(restoreCategory(menu, menu, "x")).toBe(menu);
});

describe("orderOptionGroups", () => {
  it("numbers the option groups of a dish", () => {
    const group = {
      type: "radio" as const,
      costs: true,
      label: aText("Größe"),
      options: [{ value: "a", preis: 0, label: aText("a") }],
    };
    const ordered = orderOptionGroups({ size: group, extras: group }, ["extras", "size"]);
    expect(ordered).toEqual({ extras: { ...group, order: 0 }, size: { ...group, order: 1 } });
  });
});

describe("menuIssues", () => {
  it("is empty for a valid menu", () => {
    expect(menuIssues(sampleMenu, sampleRestaurant)).toEqual([]);
  });

  it("reports schema issues, and issues within and between dishes", () => {
    const broken: Menu = {
      rev: 1,
      categories: [{ id: "mains", name: { de: "", en: "x" } }],
      items: [
        { ...rice, category: "gone", preis: 1.005 },
        { ...rice, add_ons: ["ZZ"] },
      ],
    };
    const found = menuIssues(broken, sampleRestaurant);
    expect(found.map(({ path, code }) => `${path.join(".")} ${code}`)).toEqual([
      "categories.0.name.de FORM",
      "items.0.preis PRICE_TOO_PRECISE",
      "items.1.add_ons.0 UNKNOWN_CODE",
      "items.1.id DUPLICATE_ID",
      "items.0.category UNKNOWN_CATEGORY",
    ]);
  });

  it("requires a category", () => {
    const empty = { rev: 1, categories: [], items: [] };
    expect(menuIssues(empty, sampleRestaurant)).toEqual([{ path: ["categories"], code: "FORM" }]);
  });
});
