import { atom } from "jotai/vanilla";
import type { DishCosts } from "@/domain/menu/costs/dish-costs.schema";

/** What the last change of a cost has answered, by restaurant: table, form and report show the same. */
export const dishCostsAtom = atom<Readonly<Record<string, DishCosts>>>({});
