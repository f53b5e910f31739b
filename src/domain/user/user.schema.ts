import * as z from "zod/mini";

/** Stored record of the collection `users` (spec section 3); instants are milliseconds. */
export const userDocumentSchema = z.object({
  email: z.nullable(z.string()),
  /** Set when the record is first created. */
  created_at: z.nullable(z.int()),
  /** Updated on every sign-in and session restore. */
  online_at: z.optional(z.nullable(z.int())),
});

export type UserDocument = z.infer<typeof userDocumentSchema>;
