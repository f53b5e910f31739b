import * as z from "zod/mini";
import type { Menu } from "@/domain/menu/menu.schema";
import { database, type Transaction } from "../runtime/admin-app";
import { plainData } from "../runtime/plain-data-store";

const revisionSchema = z.object({ rev: z.catch(z.int(), 0) });

/** A menu as stored, parseable or not, without its digest, so that a save can replace a broken one. */
export interface StoredMenu {
  readonly rev: number;
  readonly value: object;
}

export async function readStoredMenu(
  transaction: Transaction,
  key: string,
): Promise<StoredMenu | null> {
  const stored = plainData(await transaction.get(database().doc(`menus/${key}`)));
  if (!stored) return null;
  const { digest: _, ...value } = stored;
  return { rev: revisionSchema.parse(value).rev, value };
}

/** Replaces the whole menu of a restaurant. */
export function writeMenu(transaction: Transaction, key: string, menu: Menu): void {
  transaction.set(database().doc(`menus/${key}`), menu);
}
