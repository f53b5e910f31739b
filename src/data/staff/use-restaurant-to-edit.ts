import { useState } from "react";
import { ok } from "@/domain/result/result";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { readRestaurantToEdit } from "@/firebase/callables/restaurant-callables";
import { type Read, useRead } from "../use-read";

/**
 * The stored restaurant, read once; null if none is stored.
 * @param restaurant only the first value is used: a later one must not replace what is being edited
 */
export function useRestaurantToEdit(restaurant: Restaurant): Read<Restaurant | null> {
  const [configured] = useState(restaurant);
  return useRead(`restaurant ${configured.key}`, async () =>
    ok(await readRestaurantToEdit(configured)),
  );
}
