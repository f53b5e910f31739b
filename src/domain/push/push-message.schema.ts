import * as z from "zod/mini";

/**
 * What a device shows, as JSON in the encrypted message; the service worker reads it. It contains code,
 * status, time and link, never a name, an address, a telephone number or a dish.
 */
const pushNoticeSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** Path on the restaurant's site. */
  link: z.string(),
  /** A later notice with the same tag replaces this one. */
  tag: z.string(),
  lang: z.string(),
});

export type PushNotice = z.infer<typeof pushNoticeSchema>;

/** A document of the collection `push_messages`: a notice that one device has not got yet. */
export const pushMessageSchema = z.object({
  uid: z.string(),
  resto_key: z.string(),
  /** Document of the device in `push_subscriptions`. */
  subscription_id: z.string(),
  notice: pushNoticeSchema,
  /** Code of the order or reservation: the push service replaces an earlier message of the topic. */
  topic: z.string(),
  /** When it is of no use any more. */
  until: z.int(),
  /** Attempts that have begun. */
  attempts: z.int(),
  /** When the next attempt may begin, or a running one counts as lost. */
  next_at: z.int(),
});

export type PushMessage = z.infer<typeof pushMessageSchema>;
