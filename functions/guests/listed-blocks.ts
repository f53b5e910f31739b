import type { BlocksAnswer, ListedBlock } from "@/domain/guest/block-requests.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { accountNames } from "../accounts/identity-store";
import { listCurrentBlocks, type StoredBlock } from "./block-store";

/** All current blocks of a restaurant, as managers see them. */
export async function listedBlocksOf(resto_key: string, now: Instant): Promise<BlocksAnswer> {
  const { blocks, complete } = await listCurrentBlocks(resto_key, now);
  return { blocks: await listedBlocks(blocks), complete };
}

/** Blocks with the names of the managers. */
export async function listedBlocks(blocks: readonly StoredBlock[]): Promise<ListedBlock[]> {
  const names = await accountNames(blocks.map(({ by }) => by));
  return blocks.map(({ id, contact_key, masked, uid, until, reason, by, at }) => ({
    id,
    phone: contact_key ?? masked ?? null,
    uid: uid ?? null,
    until,
    reason,
    by: names.get(by) ?? null,
    at,
  }));
}
