import { FieldPath, FieldValue } from "firebase-admin/firestore";
import { type Block, blockSchema } from "@/domain/guest/block.schema";
import { maskContact } from "@/domain/guest/mask-contact";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** Blocks of one restaurant in one list. */
const MAX_BLOCKS = 500;

/** A stored block with its id. */
export type StoredBlock = Block & { readonly id: string };

const blockOf = (id: string) => database().doc(`blocks/${id}`);

/** The blocks with these ids that exist and can be parsed, ended ones included. */
export async function readBlocks(
  ids: readonly string[],
  reader: Pick<Transaction, "get"> | null = null,
): Promise<StoredBlock[]> {
  if (ids.length === 0) return [];
  // A query costs one read if there is no block, unlike a read of each document.
  const all = database().collection("blocks");
  const query = all.where(FieldPath.documentId(), "in", [...new Set(ids)]);
  const { docs } = await (reader ? reader.get(query) : query.get());
  return docs.flatMap((each) => {
    const block = parsedOrNull(each.ref.path, blockSchema.safeParse(plainData(each)));
    return block ? [{ ...block, id: each.id }] : [];
  });
}

/** A restaurant's blocks that have not ended, the one that ends first on top. */
export async function listCurrentBlocks(
  resto_key: string,
  now: Instant,
): Promise<{ blocks: StoredBlock[]; complete: boolean }> {
  const { docs } = await database()
    .collection("blocks")
    .where("resto_key", "==", resto_key)
    .where("until", ">", toTimestamp(now))
    .orderBy("until")
    .limit(MAX_BLOCKS + 1)
    .get();
  const blocks = docs.slice(0, MAX_BLOCKS).flatMap((each) => {
    const block = parsedOrNull(each.ref.path, blockSchema.safeParse(plainData(each)));
    return block ? [{ ...block, id: each.id }] : [];
  });
  return { blocks, complete: docs.length <= MAX_BLOCKS };
}

/** Replaces a block. */
export function writeBlock(transaction: Transaction, { id, ...block }: StoredBlock): void {
  const until = toTimestamp(block.until);
  // Firestore deletes the document after `expires_at`.
  const instants = { until, expires_at: until, at: toTimestamp(block.at) };
  transaction.set(blockOf(id), { ...block, ...instants });
}

export function deleteBlock(transaction: Transaction, id: string): void {
  transaction.delete(blockOf(id));
}

/** Removes phone number and reason from a block. It still applies until its end. */
export function anonymiseBlock(transaction: Transaction, { id, contact_key }: StoredBlock): void {
  transaction.update(blockOf(id), {
    ...(contact_key === undefined ? {} : { masked: maskContact(contact_key) }),
    contact_key: FieldValue.delete(),
    reason: "",
  });
}
