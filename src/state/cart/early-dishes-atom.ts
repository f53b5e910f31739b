import { atom } from "jotai/vanilla";

/**
 * Ids of the dishes that were tapped before the app listened. Handed over once it does; whoever
 * has added them empties the list.
 */
export const earlyDishesAtom = atom<readonly string[]>([]);
