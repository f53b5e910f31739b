import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { parseRestaurant } from "@/domain/tenant/stored-restaurant";
import { database, type Transaction } from "../runtime/admin-app";
import { plainData } from "../runtime/plain-data-store";
import { soundOrNull } from "../runtime/sound";

/** Reads a restaurant's record; null where there is none, or none that can be read. */
export async function readRestaurant(
  transaction: Transaction,
  key: string,
): Promise<Restaurant | null> {
  const record = plainData(await transaction.get(database().doc(`public/${key}`)));
  // The super-admin tenant is no restaurant.
  if (!record || record.super === true) return null;
  return soundOrNull(`public/${key}`, parseRestaurant(record));
}
