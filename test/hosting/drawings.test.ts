import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { resolveTenant } from "@/config/resolve-tenant";
import type { MenuItem } from "@/domain/menu/menu.schema";
import type { Allergen } from "@/domain/tenant/add-ons";
import { DISH_KINDS } from "@/domain/tenant/dish-kinds";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { drawingFiles } from "@/hosting/drawings/drawing-files";
import { DRAWN_COLORS } from "@/hosting/drawings/site-colors";
import { bundledMenuInput } from "@/hosting/lib/bundled-menus";
import { dishDrawings } from "@/hosting/lib/dish-drawings";
import { repoRoot } from "@/hosting/lib/repo-root";
import { completeMenu } from "@/tenant-configs/complete-menu";
import { tenants } from "@/tenant-configs/index";

const KEYS = Object.keys(tenants).filter((key) => key !== "resto-superadmin");

/** Ingredients by the name of the group or the gradient that shows them. */
const PARTS: Readonly<Record<string, Allergen | "meat">> = {
  "nigiri-prawn": "crustaceans",
  "fried-egg": "eggs",
  "nigiri-egg": "eggs",
  "nigiri-salmon": "fish",
  "nigiri-tuna": "fish",
  "maki-salmon": "fish",
  "maki-tuna": "fish",
  "uramaki-salmon": "fish",
  salmon: "fish",
  tuna: "fish",
  beef: "meat",
  grilled: "meat",
  nugget: "meat",
};

/** Whole drawings of one ingredient. */
const WHOLE: Readonly<Record<string, Allergen | "meat">> = {
  duck: "meat",
  roast: "meat",
  schnitzel: "meat",
  skewer: "meat",
  "rice-plate": "meat",
  ramen: "meat",
  bibimbap: "meat",
  fish: "fish",
  gunkan: "fish",
  tartare: "fish",
  shrimp: "crustaceans",
  tofu: "soy",
  edamame: "soy",
  pizza: "milk",
  cake: "milk",
  "iced-coffee": "milk",
};

const source = (kind: string) =>
  readFileSync(join(repoRoot, `hosting/drawings/dishes/${kind}.svg`), "utf8");

/** Names of groups without their numbers, and the gradients of raw fish. */
const namesIn = (kind: string) =>
  [
    ...source(kind).matchAll(/(?:<g id="|Gradient id="(?=salmon|tuna))([a-z-]*[a-z])(?:-\d+)?"/g),
  ].map(([, name = ""]) => name);

const FLESH = ["meat", "fish", "crustaceans"];
const ANIMAL = [...FLESH, "eggs", "milk"];

it.each(KEYS)("the drawings of %s have its colours and no names of groups", (key) => {
  const { files } = drawingFiles(resolveTenant(key));
  expect(files.size).toBe(DISH_KINDS.length);
  const drawn = new RegExp(`${Object.values(DRAWN_COLORS).join("|")}|<use|<g id=|<g>|\\n`);
  expect([...files].filter(([, svg]) => drawn.test(svg)).map(([name]) => name)).toEqual([]);
});

it("every colour of the restaurant is in the drawings", () => {
  const all = DISH_KINDS.map(source).join("");
  expect(Object.entries(DRAWN_COLORS).filter(([, color]) => !all.includes(color))).toEqual([]);
});

it("the ingredients are names in the drawings", () => {
  const names = new Set(DISH_KINDS.flatMap(namesIn));
  expect(Object.keys(PARTS).filter((name) => !names.has(name))).toEqual([]);
});

describe.each(KEYS)("in the menu of %s", (key) => {
  const tenant = resolveTenant(key);
  const menu = bundledMenuInput(key);
  if (!menu || isSuperTenant(tenant)) throw new Error(`${key} has no menu`);

  it("no drawing shows what the diet or the codes of its dish exclude", () => {
    const drawings = dishDrawings(menu, tenant);
    const { items } = completeMenu(menu);
    const wrong = items.flatMap((item, at) => {
      const kind = drawings[at] ?? "dish";
      const shown = [...namesIn(kind).map((name) => PARTS[name]), WHOLE[kind]].filter(
        (each) => each !== undefined,
      );
      const declared = declaredBy(item);
      return shown
        .filter((each) => isExcluded(each, item, declared))
        .map((each) => `${item.name.de}: ${kind} shows ${each}`);
    });
    expect(items.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  function declaredBy({ add_ons, settings }: MenuItem): ReadonlySet<Allergen | undefined> | null {
    if (!add_ons || isSuperTenant(tenant)) return null;
    const options = Object.values(settings).flatMap((group) => group.options);
    const codes = [...add_ons, ...options.flatMap((option) => option.add_ons ?? [])];
    return new Set(codes.map((code) => tenant.add_ons[code]?.allergen));
  }
});

function isExcluded(
  shown: Allergen | "meat",
  { diet = [] }: MenuItem,
  declared: ReadonlySet<Allergen | undefined> | null,
): boolean {
  if (diet.includes("vegan") && ANIMAL.includes(shown)) return true;
  if (diet.includes("vegetarian") && FLESH.includes(shown)) return true;
  return shown !== "meat" && declared !== null && !declared.has(shown);
}
