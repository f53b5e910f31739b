import { atom } from "jotai/vanilla";

/**
 * Ids of the dishes that were tapped before the app was hydrated. The component that adds them to
 * the cart empties the list.
 */
export const earlyDishesAtom = atom<readonly string[]>([]);
