import type { AddOn, Allergen } from "../../tenant/add-ons";
import type { Diet, MenuItem, MenuOptionGroup } from "../menu.schema";
import { impliedDiets } from "../search/implied-diets";
import { minOptions } from "./min-options";

/** Diets a dish must have and allergens it must not contain; both empty means no filter. */
export interface DishFilter {
  readonly diets: readonly Diet[];
  readonly avoid: readonly Allergen[];
}

/** `unknown` if it depends on undeclared codes: missing data never counts as "free of". */
export type DishMatch = "fits" | "unknown" | "unfit";

type AddOns = Readonly<Record<string, AddOn>>;

/** Diets that depend on an allergen: undeclared codes make the result unknown. */
const FREE_FROM: Partial<Record<Diet, Allergen>> = {
  "gluten-free": "gluten",
  "lactose-free": "milk",
};

const ANIMALS: readonly Allergen[] = ["fish", "crustaceans", "molluscs"];

/** Allergens that exclude an option from a diet; their absence proves nothing. */
const EXCLUDING: Partial<Record<Diet, readonly Allergen[]>> = {
  vegetarian: ANIMALS,
  vegan: [...ANIMALS, "milk", "eggs"],
};

/**
 * Matches a dish and its options against a filter. A dish fits if it is marked with every diet of
 * the filter, its codes are declared where the filter is about an allergen and contain no avoided
 * one, and every required option group has enough options that fit. Optional options do not count; see
 * {@link matchOption}.
 */
export function matchDish(item: MenuItem, filter: DishFilter, addOns: AddOns): DishMatch {
  const diets = impliedDiets(item);
  const fits = [
    ...filter.diets.map((diet) => (diets.includes(diet) ? "fits" : "unfit")),
    matchCodes(item.add_ons, filter.avoid, addOns),
    areCodesKnown(item, freeFrom(filter), addOns) ? "fits" : "unknown",
    ...Object.values(item.settings).map((group) => matchOptionGroup(group, filter, addOns)),
  ] as const;
  if (fits.includes("unfit")) return "unfit";
  return fits.includes("unknown") ? "unknown" : "fits";
}

/** Matches one option by its own codes. */
export function matchOption(
  { add_ons }: Pick<MenuOptionGroup["options"][number], "add_ons">,
  filter: DishFilter,
  addOns: AddOns,
): DishMatch {
  const excluding = filter.diets.flatMap((diet) => EXCLUDING[diet] ?? []);
  if (matchCodes(add_ons ?? [], excluding, addOns) === "unfit") return "unfit";
  return matchCodes(add_ons, [...filter.avoid, ...freeFrom(filter)], addOns);
}

function freeFrom({ diets }: DishFilter): Allergen[] {
  return diets.flatMap((diet) => FREE_FROM[diet] ?? []);
}

/** The mark counts more than a code: lactose-free milk is declared as milk. */
function areCodesKnown({ add_ons }: MenuItem, allergens: readonly Allergen[], addOns: AddOns) {
  return matchCodes(add_ons, allergens, addOns) !== "unknown";
}

/** A required option group fits if enough of its options fit. */
function matchOptionGroup(group: MenuOptionGroup, filter: DishFilter, addOns: AddOns): DishMatch {
  const needed = minOptions(group);
  const fits = group.options.map((option) => matchOption(option, filter, addOns));
  const count = (match: DishMatch) => fits.filter((fit) => fit === match).length;
  if (count("fits") >= needed) return "fits";
  return count("fits") + count("unknown") >= needed ? "unknown" : "unfit";
}

function matchCodes(
  codes: readonly string[] | undefined,
  avoid: readonly Allergen[],
  addOns: AddOns,
): DishMatch {
  if (avoid.length === 0) return "fits";
  if (!codes) return "unknown";
  let fit: DishMatch = "fits";
  for (const code of codes) {
    const addOn = Object.hasOwn(addOns, code) ? addOns[code] : undefined;
    if (addOn?.allergen && avoid.includes(addOn.allergen)) return "unfit";
    // A code without a legend entry may be any allergen.
    if (!addOn) fit = "unknown";
  }
  return fit;
}
