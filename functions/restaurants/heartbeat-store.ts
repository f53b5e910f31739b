import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/**
 * Last heartbeats of the restaurants' order boards, in the order of the keys. The collection
 * `presence` is closed to clients and says that a board was open, not who used it.
 */
export async function readHeartbeats(
  keys: readonly string[],
  reader: Pick<Transaction, "getAll"> | null = null,
): Promise<(Instant | null)[]> {
  if (keys.length === 0) return [];
  const references = keys.map(heartbeatOf);
  const snapshots = await (reader ?? database()).getAll(...references);
  return snapshots.map((each) => {
    const seenAt = plainData(each)?.seen_at;
    return typeof seenAt === "number" ? seenAt : null;
  });
}

/** @param build of the admin site, for the health page */
export function writeHeartbeat(
  transaction: Transaction,
  key: string,
  { now, build }: { now: Instant; build: string | undefined },
): void {
  transaction.set(heartbeatOf(key), { resto_key: key, seen_at: toTimestamp(now), build });
}

const heartbeatOf = (key: string) => database().doc(`presence/${key}`);
