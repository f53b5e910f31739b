import {
  type BlocksAnswer,
  type ListedBlock,
  listBlocksRequestSchema,
} from "@/domain/guest/block-requests.schema";
import { ok } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { accountNames } from "../access/identity-store";
import { defineCallable } from "../calls/define-callable";
import { phoneKey } from "../contact/contact-keys";
import { type BlockSubject, blockId } from "./block-id";
import { listCurrentBlocks, readBlocks, type StoredBlock } from "./block-store";
import type { GuestAt } from "./guest-at";

/** A restaurant's current blocks, at most 500, first end first. */
export const listBlocks = defineCallable(
  { name: "listBlocks", schema: listBlocksRequestSchema, access: "manager-of" },
  async ({ input, now }) => ok<BlocksAnswer>(await listedBlocksOf(input.resto_key, now)),
);

/** All current blocks of a restaurant, as managers see them. */
export async function listedBlocksOf(resto_key: string, now: Instant): Promise<BlocksAnswer> {
  const { blocks, complete } = await listCurrentBlocks(resto_key, now);
  return { blocks: await listedBlocks(blocks), complete };
}

/** Blocks with the names of the managers. */
async function listedBlocks(blocks: readonly StoredBlock[]): Promise<ListedBlock[]> {
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

interface Found {
  readonly creator_uid: string;
  readonly contact: { readonly phone?: string | undefined };
}

/** Current blocks of a guest: of the contact key and of the numbers and accounts found with it. */
export async function blocksOf(
  { resto_key, contactKey }: GuestAt,
  found: readonly Found[],
  now: Instant,
): Promise<ListedBlock[]> {
  const subjects: BlockSubject[] = [
    { contact_key: contactKey },
    ...found.map(({ creator_uid }) => ({ uid: creator_uid })),
    ...found.flatMap(({ contact: { phone } }) => (phone ? [{ contact_key: phoneKey(phone) }] : [])),
  ];
  const blocks = await readBlocks(subjects.map((subject) => blockId(resto_key, subject)));
  return listedBlocks(blocks.filter(({ until }) => until > now));
}
