import type { Restaurant } from "./restaurant.schema";
import type { StoredRestaurant } from "./stored-restaurant";

type StoredHours = StoredRestaurant["hours"];
type Pair = [open: string, close: string];

/** Converts a restaurant for Firestore, which stores neither nested arrays nor undefined. */
export function toStoredRestaurant({ logo: _logo, ...restaurant }: Restaurant): StoredRestaurant {
  const days = Object.entries(restaurant.hours).map(([weekday, pairs]) => [
    weekday,
    pairs?.map(([open, close]: Pair) => ({ open, close })) ?? null,
  ]);
  const stored = {
    ...restaurant,
    hours: Object.fromEntries(days) as StoredHours,
    table_joins: restaurant.table_joins?.map((table_ids) => ({ table_ids })),
  };
  return JSON.parse(JSON.stringify(stored)) as StoredRestaurant;
}
