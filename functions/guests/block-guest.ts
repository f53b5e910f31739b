import type { Block } from "@/domain/guest/block.schema";
import { isBlockEnd } from "@/domain/guest/block-end";
import {
  type BlockGuestRequest,
  type BlocksAnswer,
  blockGuestRequestSchema,
} from "@/domain/guest/block-requests.schema";
import { maskContact } from "@/domain/guest/mask-contact";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { defineCallable } from "../calls/define-callable";
import { phoneKey } from "../contact/contact-keys";
import type { Transaction } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { type BlockSubject, blockId } from "./block-id";
import { listedBlocksOf } from "./block-list";
import { deleteBlock, readBlocks, writeBlock } from "./block-store";

/**
 * Blocks a phone number, an account or both at one restaurant, or ends such blocks with `until: null`.
 * Replaces an earlier block. INVALID for an end in the past or more than 366 days ahead. Answers the
 * restaurant's current blocks.
 */
export const blockGuest = defineCallable(
  { name: "blockGuest", schema: blockGuestRequestSchema, access: "manager-of" },
  async ({ input, caller: { uid: by }, now, transact }) => {
    const { resto_key, until } = input;
    const done = await transact(`blocks ${resto_key}`, async (transaction) => {
      if (until === null) return ok(await unblock(transaction, input, { by, now }));
      if (!isBlockEnd(until, now)) return err(refusal("INVALID", { field: "until" }));
      for (const subject of subjectsOf(input)) {
        const block = { resto_key, ...subject, until, reason: input.reason ?? "", by, at: now };
        writeBlock(transaction, { id: blockId(resto_key, subject), ...block });
        audit(transaction, block, { action: "guest.blocked", by, now });
      }
      return ok(undefined);
    });
    return done.ok ? ok<BlocksAnswer>(await listedBlocksOf(resto_key, now)) : done;
  },
);

async function unblock(
  transaction: Transaction,
  input: BlockGuestRequest,
  { by, now }: { by: string; now: Instant },
): Promise<void> {
  const { resto_key, block_id } = input;
  const ids = [
    ...subjectsOf(input).map((subject) => blockId(resto_key, subject)),
    ...(block_id?.startsWith(`${resto_key}_`) ? [block_id] : []),
  ];
  const blocks = await readBlocks(ids, transaction);
  for (const id of ids) deleteBlock(transaction, id);
  for (const block of blocks) audit(transaction, block, { action: "guest.unblocked", by, now });
}

function audit(
  transaction: Transaction,
  { resto_key, uid, contact_key, masked = "" }: Pick<Block, "resto_key"> & Partial<Block>,
  { action, by, now }: { action: string; by: string; now: Instant },
): void {
  const contact = contact_key === undefined ? masked : maskContact(contact_key);
  const target = uid === undefined ? `guests/${contact}` : `users/${uid}`;
  addAudit(transaction, { at: now, by: "staff", uid: by, resto_key, target, action });
}

function subjectsOf({ phone, uid }: BlockGuestRequest): BlockSubject[] {
  return [
    ...(phone === undefined ? [] : [{ contact_key: phoneKey(phone) }]),
    ...(uid === undefined ? [] : [{ uid }]),
  ];
}
