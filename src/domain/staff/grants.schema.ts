import * as z from "zod/mini";
import { staffRoleSchema } from "./staff-requests.schema";

/** A document of the collection `staff` as it is read (contract section 2). */
export const grantsSchema = z.object({
  resto_keys: z._default(z.array(z.string()), []),
  role: staffRoleSchema,
  super: z._default(z.boolean(), false),
});
