import * as z from "zod/mini";
import { phoneSchema } from "../contact/contact.schema";
import { accountUidSchema } from "../ids/account-uid.schema";
import { restoKeySchema } from "../ids/resto-key.schema";
import { codeSchema, lineSchema } from "../text/text.schema";

/**
 * Input of `blockGuest`: blocks a phone number, an account, or both until an instant. `until: null`
 * unblocks; only then can a block be named by `block_id`.
 */
export const blockGuestRequestSchema = z
  .strictObject({
    resto_key: restoKeySchema,
    phone: z.optional(phoneSchema),
    uid: z.optional(accountUidSchema),
    block_id: z.optional(codeSchema(125, /^[a-z0-9-]{1,60}_[0-9a-f]{64}$/)),
    until: z.nullable(z.int()),
    reason: z.optional(lineSchema({ max: 200 })),
  })
  .check(
    z.refine(({ phone, uid, block_id }) => (phone ?? uid ?? block_id) !== undefined, {
      path: ["phone"],
    }),
    z.refine(({ block_id, until }) => block_id === undefined || until === null, {
      path: ["block_id"],
    }),
    z.refine(({ reason, until }) => until === null || reason !== undefined, { path: ["reason"] }),
  );

export type BlockGuestRequest = z.infer<typeof blockGuestRequestSchema>;

/** Input of `listBlocks`. */
export const listBlocksRequestSchema = z.strictObject({ resto_key: restoKeySchema });

const listedBlockSchema = z.object({
  id: z.string(),
  /** Phone number in E.164; only its ends after the guest was erased. Null for an account. */
  phone: z.nullable(z.string()),
  uid: z.nullable(z.string()),
  until: z.int(),
  /** Empty after the guest was erased. */
  reason: z.string(),
  /** Name or e-mail address of the manager; null if the account is gone. */
  by: z.nullable(z.string()),
  at: z.int(),
});

/** A block as managers see it. */
export type ListedBlock = z.infer<typeof listedBlockSchema>;

/** Answer of `blockGuest` and `listBlocks`: all current blocks, the one that ends first on top. */
export const blocksAnswerSchema = z.object({
  blocks: z.array(listedBlockSchema),
  /** False if there are more than 500. */
  complete: z.boolean(),
});

export type BlocksAnswer = z.infer<typeof blocksAnswerSchema>;
