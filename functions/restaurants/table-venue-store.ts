import { type Availability, availabilitySchema } from "@/domain/availability/availability.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { parseRestaurant } from "@/domain/tenant/stored-restaurant";
import { database, type Reader } from "../runtime/admin-app";
import { plainData } from "../runtime/plain-data-store";
import { soundOrNull } from "../runtime/sound";

/** What decides about tables of one restaurant, read at one moment. */
export interface StoredTableVenue {
  readonly restaurant: Restaurant;
  readonly availability: Availability;
}

/**
 * Reads record and switches of a restaurant.
 * @returns null where there is no such restaurant, or none that can be read
 */
export async function readTableVenue(
  key: string,
  reader: Reader = database(),
): Promise<StoredTableVenue | null> {
  const references = ["public", "availability"].map((collection) =>
    database().doc(`${collection}/${key}`),
  );
  const [record, switches] = (await reader.getAll(...references)).map(plainData);
  // The super-admin tenant has no tables.
  if (!record || record.super === true) return null;
  const restaurant = soundOrNull(`public/${key}`, parseRestaurant(record));
  const checked = availabilitySchema.safeParse(switches ?? {});
  const availability = soundOrNull(`availability/${key}`, checked);
  return restaurant && availability && { restaurant, availability };
}
