import { atom } from "jotai/vanilla";
import { atomWithStorage } from "jotai/vanilla/utils";
import { activeTenantKey } from "@/config/active-tenant-key";
import { validatedStorage } from "../validated-storage";

const MAX_FAVOURITES = 300;
const MAX_ID_LENGTH = 60;

const storedFavouritesAtom = atomWithStorage<readonly string[]>(
  `${activeTenantKey}.favourites`,
  [],
  validatedStorage<readonly string[]>(validFavourites),
  { getOnInit: true },
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

// Checked by hand: the first screen has no room for a schema library.
function validFavourites(value: unknown): readonly string[] | null {
  const isList = Array.isArray(value) && value.length <= MAX_FAVOURITES && value.every(isDishId);
  return isList ? value : null;
}

function isDishId(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_ID_LENGTH;
}
