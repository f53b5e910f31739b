import type { ListedBlock } from "@/domain/guest/block-requests.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { phoneKey } from "../contact/contact-keys";
import { type BlockSubject, blockId } from "./block-id";
import { readBlocks } from "./block-store";
import type { GuestAt } from "./guest-at";
import { listedBlocks } from "./listed-blocks";

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
