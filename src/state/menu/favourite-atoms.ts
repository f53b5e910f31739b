import { atom } from "jotai/vanilla";
import { activeTenantKey } from "@/config/active-tenant-key";
import { storedAtom } from "../stored-atom";
import { validatedStorage } from "../validated-storage";
import { validDishIds } from "./valid-dish-ids";

const storedFavouritesAtom = storedAtom<readonly string[]>(
  `${activeTenantKey}.favourites`,
  [],
  validatedStorage(validDishIds),
);

/** Ids of the favourites on this device, newest last; some may no longer be on the menu. */
export const favouritesAtom = atom((get) => get(storedFavouritesAtom));

export const toggleFavouriteAtom = atom(null, (get, set, dish: string) => {
  const current = get(storedFavouritesAtom);
  const others = current.filter((id) => id !== dish);
  set(storedFavouritesAtom, others.length < current.length ? others : [...others, dish]);
});

/** Removes all favourites from this device. */
export const clearFavouritesAtom = atom(null, (_get, set) => set(storedFavouritesAtom, []));
