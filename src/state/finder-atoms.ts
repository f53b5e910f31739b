import { atom } from "jotai/vanilla";
import { atomWithStorage } from "jotai/vanilla/utils";
import * as z from "zod/mini";
import { activeTenantKey } from "../config/active-tenant-key";
import type { DishFilter } from "../domain/menu/fit-dish";
import { type Diet, dietSchema } from "../domain/menu/menu.schema";
import { type Allergen, allergenSchema } from "../domain/tenant/add-ons";
import { fitting } from "./fitting";
import { validatedStorage } from "./validated-storage";

/** What the guest looks for on the menu, as typed. */
export const dishQueryAtom = atom("");

const filterSchema = z.object({ diets: z.array(dietSchema), avoid: z.array(allergenSchema) });

const NO_FILTER: DishFilter = { diets: [], avoid: [] };

// Kept by the tab alone: what somebody must not eat is nobody else's business.
const storedFilterAtom = atomWithStorage<DishFilter>(
  `${activeTenantKey}.dish-filter`,
  NO_FILTER,
  validatedStorage<DishFilter>(fitting(filterSchema), "session"),
  { getOnInit: true },
);

/** What the guest eats and avoids. */
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

/** Whether "/" leads to the search; who speaks to the device can turn it off (WCAG 2.1.4). */
export const searchKeyAtom = atomWithStorage<boolean>(
  `${activeTenantKey}.search-key`,
  true,
  validatedStorage<boolean>((value) => (typeof value === "boolean" ? value : null)),
  { getOnInit: true },
);

function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
