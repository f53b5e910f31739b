import * as z from "zod/mini";
import { accountUidSchema } from "../ids/account-uid.schema";

/** Input of the callables `exportMyData` and `deleteMyAccount`: nothing. */
export const accountRequestSchema = z.optional(z.nullable(z.strictObject({})));

const documentSchema = z.record(z.string(), z.unknown());

/**
 * Answer of the callable `exportMyData`: all stored data of an account, with document ids and with
 * instants as ISO 8601 strings.
 */
export const accountExportSchema = z.object({
  exported_at: z.string(),
  /** Data of the identity provider. */
  account: documentSchema,
  /** Document of the collection `users`, or null. */
  user: z.nullable(documentSchema),
  /** Name, phone number and addresses that the account has agreed to store, or null. */
  profile: z.nullable(documentSchema),
  /** The allergy passport that the account stores, or null. */
  passport: z.nullable(documentSchema),
  /** Grants of a staff member; null for guests. */
  staff: z.nullable(documentSchema),
  /** Invitations of the verified address. */
  invitations: z.array(documentSchema),
  orders: z.array(documentSchema),
  /** Online payments of the orders. */
  payments: z.array(documentSchema),
  reservations: z.array(documentSchema),
  /** The teams' notes on the reservations. */
  reservation_notes: z.array(documentSchema),
  /** Mails about the orders and reservations, and to the verified address. */
  mails: z.array(documentSchema),
  /** Instants of recent orders, bookings and mails, which limits count. */
  limits: z.array(documentSchema),
  /** Restaurants that have blocked the account. */
  blocks: z.array(documentSchema),
  /** What restaurants keep in their guest books, with the team's notes. */
  known_guests: z.array(documentSchema),
  /** Devices that get messages. */
  push_subscriptions: z.array(documentSchema),
  /** Name and dishes in groups that order together; nothing of the others. */
  group_carts: z.array(documentSchema),
  /** Audit entries by or about the account. */
  audit: z.array(documentSchema),
  /** False if there was more than fits; the newest is included. */
  complete: z.boolean(),
});

export type AccountExport = z.infer<typeof accountExportSchema>;

/** Answer of the callable `deleteMyAccount`. */
export const accountDeletedSchema = z.object({ deleted: z.literal(true) });

export type AccountDeleted = z.infer<typeof accountDeletedSchema>;

/** Input of the callable `signOutEverywhere`; without `uid`, the caller's own account. */
export const signOutEverywhereRequestSchema = z.optional(
  z.nullable(z.strictObject({ uid: z.optional(accountUidSchema) })),
);

/** Answer of the callable `signOutEverywhere`. */
export const signedOutEverywhereSchema = z.object({ signed_out: z.literal(true) });

export type SignedOutEverywhere = z.infer<typeof signedOutEverywhereSchema>;
