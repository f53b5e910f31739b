import { atom } from "jotai/vanilla";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { readRestaurant } from "@/firebase/repos/restaurant-repo";

const recordsAtom = atom<Readonly<Record<string, Restaurant>>>({});
const askedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Stored restaurants by key, as far as they have been read. */
export const storedRestaurantsAtom = atom((get) => get(recordsAtom));

/** Caches a restaurant that was just read or saved. */
export const cacheRestaurantAtom = atom(null, (get, set, restaurant: Restaurant) =>
  set(recordsAtom, { ...get(recordsAtom), [restaurant.key]: restaurant }),
);

/** Reads these restaurants, each once; one that failed can be read again. */
export const readRestaurantsAtom = atom(
  null,
  async (get, set, configured: readonly Restaurant[]): Promise<void> => {
    const missing = configured.filter(({ key }) => !get(askedAtom).has(key));
    set(askedAtom, new Set([...get(askedAtom), ...missing.map(({ key }) => key)]));
    await Promise.all(
      missing.map(async (each) => {
        try {
          const stored = await readRestaurant(each);
          if (stored) set(cacheRestaurantAtom, stored);
        } catch (fault) {
          console.warn("stored record unreadable", each.key, fault);
          set(askedAtom, new Set([...get(askedAtom)].filter((key) => key !== each.key)));
        }
      }),
    );
  },
);
