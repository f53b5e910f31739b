import { atom } from "jotai/vanilla";
import { activeTenantKey } from "@/config/active-tenant-key";
import { DIETS } from "@/domain/menu/diets";
import type { Diet } from "@/domain/menu/menu.schema";
import type { DishFilter } from "@/domain/menu/options/match-dish";
import type { Allergen } from "@/domain/tenant/add-ons";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";

/** The guest's search text, as typed. */
export const dishQueryAtom = atom("");

const NO_FILTER: DishFilter = { diets: [], avoid: [] };

// Stored for the tab only, because allergies are sensitive.
const storedFilterAtom = storedAtom<DishFilter>(
  `${activeTenantKey}.dish-filter`,
  NO_FILTER,
  validatedStorage<DishFilter>(validFilter, "session"),
);

/** The guest's diets and avoided allergens. */
export const dishFilterAtom = atom((get) => get(storedFilterAtom));

export const toggleDietAtom = atom(null, (get, set, diet: Diet) => {
  const filter = get(storedFilterAtom);
  set(storedFilterAtom, { ...filter, diets: toggled(filter.diets, diet) });
});

export const toggleAvoidedAtom = atom(null, (get, set, allergen: Allergen) => {
  const filter = get(storedFilterAtom);
  set(storedFilterAtom, { ...filter, avoid: toggled(filter.avoid, allergen) });
});

export const clearDishFilterAtom = atom(null, (_get, set) => set(storedFilterAtom, NO_FILTER));

/** Whether "/" focuses the search. Users of speech input must be able to turn it off (WCAG 2.1.4). */
export const searchShortcutAtom = storedAtom<boolean>(
  `${activeTenantKey}.search-key`,
  true,
  validatedStorage<boolean>((value) => (typeof value === "boolean" ? value : null)),
);

function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

// Checked by hand: the first screen has no room for a schema library.
function validFilter(value: unknown): DishFilter | null {
  if (typeof value !== "object" || !value || !("diets" in value && "avoid" in value)) return null;
  const { diets, avoid } = value;
  return isListOf(DIETS, diets) && isListOf(EU_ALLERGENS, avoid) ? { diets, avoid } : null;
}

function isListOf<T>(known: readonly T[], value: unknown): value is T[] {
  return Array.isArray(value) && value.every((member) => known.includes(member));
}
