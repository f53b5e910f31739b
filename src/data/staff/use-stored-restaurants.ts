import { useEffect, useState } from "react";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { readRestaurant } from "@/firebase/repos/restaurant-repo";

/**
 * Replaces the restaurants of the build by the stored ones as soon as they are read.
 * @param known must stay the same while mounted
 */
export function useStoredRestaurants(known: readonly Restaurant[]): readonly Restaurant[] {
  const [stored, setStored] = useState<Readonly<Record<string, Restaurant>>>({});
  const [first] = useState(known);
  useEffect(() => {
    let isOver = false;
    for (const configured of first) {
      readRestaurant(configured).then(
        (restaurant) => {
          if (restaurant && !isOver) {
            setStored((others) => ({ ...others, [restaurant.key]: restaurant }));
          }
        },
        (fault: unknown) => console.warn("stored restaurant unavailable", fault),
      );
    }
    return () => {
      isOver = true;
    };
  }, [first]);
  return known.map((restaurant) => stored[restaurant.key] ?? restaurant);
}
