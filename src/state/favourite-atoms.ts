import { atom } from "jotai/vanilla";
import { atomWithStorage } from "jotai/vanilla/utils";
import * as z from "zod/mini";
import { activeTenantKey } from "../config/active-tenant-key";
import { fitting } from "./fitting";
import { validatedStorage } from "./validated-storage";

const favouritesSchema = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(300));

const storedFavouritesAtom = atomWithStorage<readonly string[]>(
  `${activeTenantKey}.favourites`,
  [],
  validatedStorage<readonly string[]>(fitting(favouritesSchema)),
  { getOnInit: true },
);

/** Ids of the dishes this device keeps as favourites, newest last; some may have left the menu. */
export const favouritesAtom = atom((get) => get(storedFavouritesAtom));

export const toggleFavouriteAtom = atom(null, (get, set, dish: string) => {
  const former = get(storedFavouritesAtom);
  const others = former.filter((id) => id !== dish);
  set(storedFavouritesAtom, others.length < former.length ? others : [...others, dish]);
});

/** Removes all favourites from this device. */
export const forgetFavouritesAtom = atom(null, (_get, set) => set(storedFavouritesAtom, []));
