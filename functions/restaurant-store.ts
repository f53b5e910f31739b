import type { Restaurant } from "../src/domain/tenant/restaurant.schema";
import { fromStored } from "../src/domain/tenant/stored-restaurant";
import { database, type Transaction } from "./admin-app";
import { plainData } from "./plain-data-store";

/**
 * Reads a restaurant's record; null where there is none.
 * @throws where stored data is malformed
 */
export async function readRestaurant(
  transaction: Transaction,
  key: string,
): Promise<Restaurant | null> {
  const record = plainData(await transaction.get(database().doc(`public/${key}`)));
  // The super-admin tenant is no restaurant.
  return record && record.super !== true ? fromStored(record) : null;
}
