import * as z from "zod/mini";

/** Input of the callables `exportMyData` and `deleteMyAccount`: nothing (contract section 3). */
export const accountRequestSchema = z.optional(z.nullable(z.strictObject({})));

const record = z.record(z.string(), z.unknown());

/**
 * Answer of the callable `exportMyData`: everything stored about a person, as it is stored but
 * with instants as ISO texts and with the ids of documents.
 */
export const accountExportSchema = z.object({
  exported_at: z.string(),
  /** What the identity provider knows. */
  account: record,
  /** The record of the collection `users`; null where there is none. */
  user: z.nullable(record),
  /** What the person may do for which restaurants; null for guests. */
  staff: z.nullable(record),
  orders: z.array(record),
  reservations: z.array(record),
  /** False where there were too many orders or reservations for one answer; the newest are in it. */
  complete: z.boolean(),
});

export type AccountExport = z.infer<typeof accountExportSchema>;

/** Answer of the callable `deleteMyAccount`. */
export const accountDeletedSchema = z.object({ deleted: z.literal(true) });

export type AccountDeleted = z.infer<typeof accountDeletedSchema>;
