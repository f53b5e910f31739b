import type { Heartbeat } from "@/domain/staff/heartbeat";
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
): Promise<Heartbeat[]> {
  if (keys.length === 0) return [];
  const references = keys.map(heartbeatOf);
  const snapshots = await (reader ?? database()).getAll(...references);
  return snapshots.map((each) => {
    const { seen_at, armed_at } = plainData(each) ?? {};
    return { seen_at: instantOrNull(seen_at), armed_at: instantOrNull(armed_at) };
  });
}

/** When an order board of a restaurant was last open; null if never. */
export async function readBoardSeenAt(
  key: string,
  reader: Pick<Transaction, "getAll"> | null = null,
): Promise<Instant | null> {
  const [heartbeat] = await readHeartbeats([key], reader);
  return heartbeat?.seen_at ?? null;
}

const instantOrNull = (value: unknown) => (typeof value === "number" ? value : null);

/** @param build of the admin site, for the health page */
export function writeHeartbeat(
  transaction: Transaction,
  key: string,
  { seen_at, armed_at }: Heartbeat,
  build: string | undefined,
): void {
  transaction.set(heartbeatOf(key), {
    resto_key: key,
    seen_at: toTimestamp(seen_at),
    armed_at: toTimestamp(armed_at),
    build,
  });
}

const heartbeatOf = (key: string) => database().doc(`presence/${key}`);
