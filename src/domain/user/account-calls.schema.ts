import * as z from "zod/mini";

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
  /** Grants of a staff member; null for guests. */
  staff: z.nullable(documentSchema),
  orders: z.array(documentSchema),
  reservations: z.array(documentSchema),
  /** False if there were too many orders or reservations; the newest are included. */
  complete: z.boolean(),
});

export type AccountExport = z.infer<typeof accountExportSchema>;

/** Answer of the callable `deleteMyAccount`. */
export const accountDeletedSchema = z.object({ deleted: z.literal(true) });

export type AccountDeleted = z.infer<typeof accountDeletedSchema>;
