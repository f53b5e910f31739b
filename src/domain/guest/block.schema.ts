import * as z from "zod/mini";

/** A document of the collection `blocks`; instants are milliseconds. */
export const blockSchema = z.object({
  resto_key: z.string(),
  /** Phone number in E.164. Absent for an account, and after the guest was erased. */
  contact_key: z.optional(z.string()),
  /** Ends of the phone number; set when the guest was erased. */
  masked: z.optional(z.string()),
  uid: z.optional(z.string()),
  until: z.int(),
  reason: z.string(),
  /** Account of the manager. */
  by: z.string(),
  at: z.int(),
});

export type Block = z.infer<typeof blockSchema>;
