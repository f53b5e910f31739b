import { describe, expect, it } from "vitest";
import { resolveTenant } from "@/config/resolve-tenant";
import type { MenuItem } from "@/domain/menu/menu.schema";
import type { Allergen } from "@/domain/tenant/add-ons";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { DRAWINGS } from "@/hosting/drawings/drawings";
import { crockeryColors } from "@/hosting/drawings/parts/crockery-colors";
import { grilled, nugget } from "@/hosting/drawings/parts/food-parts";
import { garnish } from "@/hosting/drawings/parts/garnish";
import { makiPiece, nigiri, uramakiPiece } from "@/hosting/drawings/parts/sushi-parts";
import { bundledMenuInput } from "@/hosting/lib/bundled-menus";
import { dishDrawings } from "@/hosting/lib/dish-drawings";
import { completeMenu } from "@/tenant-configs/complete-menu";
import { tenants } from "@/tenant-configs/index";

const KEYS = Object.keys(tenants).filter((key) => key !== "resto-superadmin");

/** Ingredients by the markup of the part of a drawing that shows them. */
const PARTS: readonly (readonly [ingredient: Allergen | "meat", markup: string])[] = [
  ["crustaceans", garnish.prawn()],
  ["crustaceans", nigiri("prawn")],
  ["eggs", garnish.egg()],
  ["eggs", garnish.friedEgg()],
  ["eggs", nigiri("egg")],
  ["fish", nigiri("salmon")],
  ["fish", nigiri("tuna")],
  ["fish", makiPiece("#ff8d62", "#ffc9ab")],
  ["fish", makiPiece("#d64754", "#f3a1a3")],
  ["fish", uramakiPiece("roe")],
  ["fish", uramakiPiece("rice")],
  ["fish", "url(#salmon)"],
  ["fish", "url(#tuna)"],
  ["meat", garnish.beef()],
  ["meat", grilled()],
  ["meat", nugget()],
  ["soy", garnish.tofu()],
];

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
  egg: "eggs",
  tofu: "soy",
  edamame: "soy",
  pizza: "milk",
  cake: "milk",
  "iced-coffee": "milk",
};

const FLESH = ["meat", "fish", "crustaceans"];
const ANIMAL = [...FLESH, "eggs", "milk"];

describe.each(KEYS)("in the menu of %s", (key) => {
  const tenant = resolveTenant(key);
  const menu = bundledMenuInput(key);
  if (!menu || isSuperTenant(tenant)) throw new Error(`${key} has no menu`);

  it("no drawing shows what the diet or the codes of its dish exclude", () => {
    const drawings = dishDrawings(menu, tenant);
    const { items } = completeMenu(menu);
    const wrong = items.flatMap((item, at) => {
      const kind = drawings[at] ?? "dish";
      const svg = DRAWINGS[kind](crockeryColors(tenant.color, "lines"));
      const parts = PARTS.filter(([, markup]) => svg.includes(markup)).map(([shown]) => shown);
      const shown = [...parts, ...[WHOLE[kind]].filter((each) => each !== undefined)];
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
