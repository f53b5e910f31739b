import * as z from "zod/mini";
import { parseStored } from "../stored-data/parse-stored";
import { menuSchema } from "./menu.schema";

/** The menu in Firestore: without `rev` until an editor saves it. */
const storedMenuSchema = z.object({
  ...menuSchema.shape,
  rev: z._default(menuSchema.shape.rev, 0),
});

/** Parses a stored menu; fields of a newer version are ignored. */
export function parseMenu(value: unknown): ReturnType<typeof menuSchema.safeParse> {
  return parseStored(storedMenuSchema, value);
}
