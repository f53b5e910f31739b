import * as z from "zod/mini";
import { staffRoleSchema } from "./staff-requests.schema";

/** A stored document of the collection `staff`. */
export const grantsSchema = z.object({
  /** Granted address, normalised. The grants have an effect only in sessions with this address. */
  email: z.string(),
  resto_keys: z._default(z.readonly(z.array(z.string())), []),
  role: staffRoleSchema,
  super: z._default(z.boolean(), false),
  /** Sign-ins before this instant have no rights any more. */
  signed_out_at: z.optional(z.int()),
});

/** What an account was granted. */
export type Grants = z.infer<typeof grantsSchema>;

/** Access that grants or an invitation give. */
export type Access = Pick<Grants, "resto_keys" | "role" | "super">;
