import * as z from "zod/mini";
import { restoKeySchema } from "../ids/resto-key.schema";
import { typedTexts } from "../text/typed-texts";
import { menuSchema } from "./menu.schema";

/**
 * Input of the callable `saveMenu`. A `rev` inside the value is ignored; the next is `base_rev` +
 * 1.
 */
export const saveMenuRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  /** The revision the edit is based on. */
  base_rev: z.int().check(z.nonnegative()),
  value: z
    .strictObject({ ...menuSchema.shape, rev: z.optional(menuSchema.shape.rev) })
    .check(typedTexts),
});

export type SaveMenuRequest = z.infer<typeof saveMenuRequestSchema>;

/** Answer of the callables that save a revision. */
export const savedRevisionSchema = z.object({ rev: z.int() });
