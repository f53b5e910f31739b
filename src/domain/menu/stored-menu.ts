import * as z from "zod/mini";
import { parseStored } from "../shared/parse-stored";
import { menuSchema } from "./menu.schema";

/** The menu as Firestore holds it: one that no editor has saved may have no revision. */
const storedMenuSchema = z.object({
  ...menuSchema.shape,
  rev: z._default(menuSchema.shape.rev, 0),
});

/** Reads a stored menu; fields of a later version are ignored. */
export function parseMenu(value: unknown): ReturnType<typeof menuSchema.safeParse> {
  return parseStored(storedMenuSchema, value);
}
