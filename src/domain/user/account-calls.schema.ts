import * as z from "zod/mini";

/** Input of the callables `exportMyData` and `deleteMyAccount`: nothing. */
export const accountRequestSchema = z.optional(z.nullable(z.strictObject({})));

const record = z.record(z.string(), z.unknown());

/**
 * Answer of the callable `exportMyData`: all stored data of an account, with document ids and with
 * instants as ISO 8601 strings.
 */
export const accountExportSchema = z.object({
  exported_at: z.string(),
  /** Data of the identity provider. */
  account: record,
  /** Document of the collection `users`, or null. */
  user: z.nullable(record),
  /** Grants of a staff member; null for guests. */
  staff: z.nullable(record),
  orders: z.array(record),
  reservations: z.array(record),
  /** False if there were too many orders or reservations; the newest are included. */
  complete: z.boolean(),
});

export type AccountExport = z.infer<typeof accountExportSchema>;

/** Answer of the callable `deleteMyAccount`. */
export const accountDeletedSchema = z.object({ deleted: z.literal(true) });

export type AccountDeleted = z.infer<typeof accountDeletedSchema>;
