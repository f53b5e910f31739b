import type { Timestamp } from "firebase-admin/firestore";
import type { Menu } from "@/domain/menu/menu.schema";
import { parseMenu } from "@/domain/menu/stored-menu";
import type { ReadableParts } from "@/domain/stored-data/parse-readable-parts";
import { database, type Reader } from "../runtime/admin-app";
import { forgetOldest } from "../runtime/forget-oldest";
import { readableParts } from "../runtime/parsed-value";
import { plainData } from "../runtime/plain-data-store";

/** Menus cached at a time. */
const MAX_CACHED = 100;

interface CachedMenu {
  readonly version: Timestamp;
  readonly parts: ReadableParts<Menu>;
}

const cached = new Map<string, CachedMenu>();

/**
 * Reads a restaurant's menu. Reading and parsing it takes longer than the rest of an order, so this
 * instance caches it and reads only its version until that changes. In a transaction, this locks the
 * menu like a read of the whole. Each read logs and leaves out dishes and categories that cannot be
 * parsed.
 * @returns null if there is no menu, or none of it can be parsed
 */
export async function readMenu(key: string, reader: Reader): Promise<ReadableParts<Menu> | null> {
  const reference = database().doc(`menus/${key}`);
  const known = cached.get(key);
  if (known) {
    const [current] = await reader.getAll(reference, { fieldMask: ["rev"] });
    if (current?.updateTime?.isEqual(known.version)) return known.parts;
  }
  const [snapshot] = await reader.getAll(reference);
  const data = snapshot && plainData(snapshot);
  const parts = data ? readableParts(reference.path, parseMenu, data) : null;
  cache(key, snapshot?.updateTime, parts);
  return parts;
}

function cache(
  key: string,
  version: Timestamp | undefined,
  parts: ReadableParts<Menu> | null,
): void {
  cached.delete(key);
  if (!version || parts?.dropped.length !== 0) return;
  cached.set(key, { version, parts });
  forgetOldest(cached, MAX_CACHED);
}
