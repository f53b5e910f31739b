import { atom } from "jotai/vanilla";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { readRestaurant } from "@/firebase/repos/restaurant-repo";

const recordsAtom = atom<Readonly<Record<string, Restaurant>>>({});
const askedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Records of restaurants by key as they are stored, as far as they have been read. */
export const storedRestaurantsAtom = atom((get) => get(recordsAtom));

/** Remembers a record that has just been read or saved. */
export const cacheRestaurantAtom = atom(null, (get, set, restaurant: Restaurant) =>
  set(recordsAtom, { ...get(recordsAtom), [restaurant.key]: restaurant }),
);

/** Reads the stored records of these restaurants, each once; one that fails may be asked again. */
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
