import * as z from "zod/mini";
import { restoKeySchema } from "../ids/resto-key.schema";
import { languageSchema } from "../text/language.schema";
import { codeSchema } from "../text/text.schema";
import { MAX_ENDPOINT_LENGTH } from "./push-endpoint";

/**
 * What a device is told about: the guest's own orders and reservations; `new_orders`, for staff only:
 * new orders of a restaurant without an open board.
 */
const PUSH_KINDS = ["orders", "reservations", "new_orders"] as const;

const pushKindSchema = z.enum(PUSH_KINDS);

export type PushKind = z.infer<typeof pushKindSchema>;

const endpointSchema = codeSchema(MAX_ENDPOINT_LENGTH, /^https?:\/\/[!-~]+$/);

/** Key and secret of a browser, base64url: a point of P-256 and 16 bytes (RFC 8291). */
const keysSchema = z.strictObject({
  p256dh: codeSchema(87, /^B[\w-]{86}$/),
  auth: codeSchema(22, /^[\w-]{22}$/),
});

/**
 * Input of the callable `subscribePush`. INVALID `endpoint` unless it belongs to the push service of a
 * known browser. NOT_ALLOWED for `new_orders` unless the caller is staff of the restaurant; a super flag
 * is not enough.
 */
export const subscribePushRequestSchema = z.strictObject({
  /** Only with `new_orders`: without it, all restaurants of the caller. */
  resto_key: z.optional(restoKeySchema),
  /** Language of `new_orders`; those about a guest's own have that of the order. */
  language: z.optional(languageSchema),
  endpoint: endpointSchema,
  keys: keysSchema,
  kinds: z.array(pushKindSchema).check(z.minLength(1), z.maxLength(PUSH_KINDS.length)),
});

export type SubscribePushRequest = z.infer<typeof subscribePushRequestSchema>;

/** Input of the callable `unsubscribePush`. */
export const unsubscribePushRequestSchema = z.strictObject({ endpoint: endpointSchema });

export type UnsubscribePushRequest = z.infer<typeof unsubscribePushRequestSchema>;

/** Answer of the callables `subscribePush` and `unsubscribePush`. */
export const pushAnswerSchema = z.object({ subscribed: z.boolean() });

export type PushAnswer = z.infer<typeof pushAnswerSchema>;

/** A document of the collection `push_subscriptions`: a device that gets messages. */
export const pushSubscriptionSchema = z.object({
  /** The account on the device. */
  uid: z.string(),
  /** The restaurant whose site was open; absent is all restaurants of a member of staff. */
  resto_key: z.optional(z.string()),
  /** Absent is German. */
  language: z.optional(languageSchema),
  /** Address at the push service of the browser; a secret of the device. */
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
  kinds: z.array(pushKindSchema),
  /** When the device subscribed last. */
  created_at: z.int(),
  /** Messages in a row that the push service refused. */
  failures: z.int(),
});

export type PushSubscriptionRecord = z.infer<typeof pushSubscriptionSchema>;
