import * as z from "zod/mini";
import { groupIdSchema } from "../../ids/group-id.schema";
import { restoKeySchema } from "../../ids/resto-key.schema";
import { orderLineRequestSchema } from "../../order/order-requests.schema";
import { orderStatusSchema } from "../../order/order-status";
import { lineSchema } from "../../text/text.schema";
import { MAX_GROUP_LINES, MAX_GROUP_NAME } from "./group-limits";

const instant = z.int();

const groupLineSchema = z.object({
  ...orderLineRequestSchema.shape,
  /** Whether the order was placed without this line. */
  left_out: z.optional(z.boolean()),
});

/** A line of one person, without a price. */
export type GroupLine = z.infer<typeof groupLineSchema>;

const groupPersonSchema = z.object({
  uid: z.string(),
  name: z.string(),
  /** Rises with every change of the lines. */
  rev: z.int(),
  lines: z.array(groupLineSchema),
});

/** A person of a group. */
export type GroupPerson = z.infer<typeof groupPersonSchema>;

/**
 * A document of the collection `group_carts`: see docs/rules.md#ordering-together. It has no address,
 * telephone number or surname, because everybody in the group reads it.
 */
export const groupCartSchema = z.object({
  resto_key: z.string(),
  /** Account of the person who started it, orders and pays. */
  host: z.string(),
  /** Accounts of all people, for the security rules. */
  uids: z.array(z.string()),
  /** The host first, then in the order of joining. */
  people: z.array(groupPersonSchema),
  /** `locked` while the host orders, and afterwards. */
  state: z.enum(["open", "locked"]),
  /** How often the host has locked it; absent is never. */
  locks: z.optional(z.int()),
  /** The order, once it is placed; null before. */
  order: z.nullable(
    z.object({
      code: z.string(),
      status: orderStatusSchema,
      /** The restaurant's promised time, before the acceptance that of the checkout. */
      promised_at: z.nullable(instant),
    }),
  ),
  created_at: instant,
  expires_at: instant,
});

export type GroupCart = z.infer<typeof groupCartSchema>;

/** Input of the callable `joinGroup`. */
export const joinGroupRequestSchema = z.strictObject({
  group_id: groupIdSchema,
  resto_key: restoKeySchema,
  /** First name, for the others and the kitchen. */
  name: lineSchema({ max: MAX_GROUP_NAME }),
  /** Starts the group with the caller as host. */
  start: z.optional(z.boolean()),
});

export type JoinGroupRequest = z.infer<typeof joinGroupRequestSchema>;

/** Input of the callable `putGroupLines`. */
export const putGroupLinesRequestSchema = z.strictObject({
  group_id: groupIdSchema,
  /** The caller's `rev` that the lines replace. */
  base_rev: z.int().check(z.nonnegative()),
  lines: z.array(orderLineRequestSchema).check(z.maxLength(MAX_GROUP_LINES)),
});

export type PutGroupLinesRequest = z.infer<typeof putGroupLinesRequestSchema>;

/** Input of the callable `changeGroup`. */
export const changeGroupRequestSchema = z.strictObject({
  group_id: groupIdSchema,
  step: z.enum(["lock", "open", "leave", "remove"]),
  /** Whom the host removes; only with `remove`. */
  uid: z.optional(z.string().check(z.maxLength(128))),
});

export type ChangeGroupRequest = z.infer<typeof changeGroupRequestSchema>;

/** Answer of the three calls; `group` is null for somebody who has left. */
export const groupAnswerSchema = z.object({ group: z.nullable(groupCartSchema) });

export type GroupAnswer = z.infer<typeof groupAnswerSchema>;
