import type { Instant } from "@/domain/shared/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/**
 * Last signs of life of restaurants' boards, in the order of the keys: the collection `presence`,
 * which no client reads or writes. It tells that a board was open, not who sat before it.
 */
export async function readHeartbeats(
  keys: readonly string[],
  reader: Pick<Transaction, "getAll"> | null = null,
): Promise<(Instant | null)[]> {
  if (keys.length === 0) return [];
  const references = keys.map(presenceOf);
  const found = await (reader ?? database()).getAll(...references);
  return found.map((each) => {
    const seenAt = plainData(each)?.seen_at;
    return typeof seenAt === "number" ? seenAt : null;
  });
}

/** Notes that a board of the restaurant is open. */
export function writeHeartbeat(transaction: Transaction, key: string, now: Instant): void {
  transaction.set(presenceOf(key), { resto_key: key, seen_at: toTimestamp(now) });
}

const presenceOf = (key: string) => database().doc(`presence/${key}`);
