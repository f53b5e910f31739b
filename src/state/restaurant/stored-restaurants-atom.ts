import { atom } from "jotai/vanilla";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { readRestaurant } from "@/firebase/repos/restaurant-repo";

const cachedRestaurantsAtom = atom<Readonly<Record<string, Restaurant>>>({});
const requestedKeysAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Stored restaurants by key, as far as they have been read. */
export const storedRestaurantsAtom = atom((get) => get(cachedRestaurantsAtom));

/** Caches a restaurant that was just read or saved. */
export const cacheRestaurantAtom = atom(null, (get, set, restaurant: Restaurant) =>
  set(cachedRestaurantsAtom, { ...get(cachedRestaurantsAtom), [restaurant.key]: restaurant }),
);

/** Reads these restaurants, each once; one that failed can be read again. */
export const readRestaurantsAtom = atom(
  null,
  async (get, set, configured: readonly Restaurant[]): Promise<void> => {
    const missing = configured.filter(({ key }) => !get(requestedKeysAtom).has(key));
    set(requestedKeysAtom, new Set([...get(requestedKeysAtom), ...missing.map(({ key }) => key)]));
    await Promise.all(
      missing.map(async (each) => {
        try {
          const stored = await readRestaurant(each);
          if (stored) set(cacheRestaurantAtom, stored);
        } catch (fault) {
          console.warn("stored restaurant unreadable", each.key, fault);
          set(
            requestedKeysAtom,
            new Set([...get(requestedKeysAtom)].filter((key) => key !== each.key)),
          );
        }
      }),
    );
  },
);
