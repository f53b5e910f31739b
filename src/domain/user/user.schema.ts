import * as z from "zod/mini";

/** A document of the collection `users`; instants are milliseconds. */
export const userDocumentSchema = z.object({
  email: z.nullable(z.string()),
  /** Set once, on first sign-in. */
  created_at: z.nullable(z.int()),
  /** Set on every sign-in and session restore. */
  online_at: z.optional(z.nullable(z.int())),
});

export type UserDocument = z.infer<typeof userDocumentSchema>;
