import * as z from "zod/mini";
import { usedCodes } from "@/domain/menu/draft/used-codes";
import { parseMenu } from "@/domain/menu/stored-menu";
import type { SavedRestaurant } from "@/domain/tenant/save-restaurant-request.schema";
import { database, type Transaction } from "../runtime/admin-app";
import { plainData } from "../runtime/plain-data-store";

/** What a replacement asks of the record before it, whether or not the rest makes sense. */
const knownPartsSchema = z.object({
  rev: z.catch(z.int(), 0),
  url: z.catch(z.string(), ""),
  super: z.catch(z.boolean(), false),
  add_ons: z.catch(z.record(z.string(), z.unknown()), {}),
});

/** A record as it is stored: also a broken one can be replaced. */
export interface StoredRecord {
  readonly rev: number;
  readonly url: string;
  readonly value: object;
  /** Codes of the record's legend that the menu of this moment carries. */
  readonly usedCodes: readonly string[];
}

/** Reads a restaurant's record and what of its menu concerns it; null where there is none. */
export async function readStoredRecord(
  transaction: Transaction,
  key: string,
): Promise<StoredRecord | null> {
  const [record, menu] = await transaction.getAll(
    database().doc(`public/${key}`),
    database().doc(`menus/${key}`),
  );
  const value = record ? plainData(record) : null;
  if (!value) return null;
  const { rev, url, add_ons, super: isSuper } = knownPartsSchema.parse(value);
  // The super-admin tenant is no restaurant.
  if (isSuper) return null;
  const parsed = parseMenu(menu ? plainData(menu) : null);
  const used = parsed.success ? usedCodes(parsed.data) : [];
  return { rev, url, value, usedCodes: used.filter((code) => Object.hasOwn(add_ons, code)) };
}

/** Replaces a restaurant's record as a whole. */
export function writeRecord(
  transaction: Transaction,
  key: string,
  record: SavedRestaurant & { readonly rev: number },
): void {
  transaction.set(database().doc(`public/${key}`), record);
}
