import * as z from "zod/mini";

/** Key of a restaurant; also the id of its documents. */
export const restoKeySchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60));
