import * as z from "zod/mini";
import { storedPhotoSchema } from "../photo/photo.schema";
import { parseStored } from "../stored-data/parse-stored";
import { menuCategorySchema, menuItemSchema, menuSchema } from "./menu.schema";

/** The menu in Firestore: without `rev` until an editor saves it. */
const storedMenuSchema = z.object({
  rev: z._default(menuSchema.shape.rev, 0),
  categories: z
    .array(z.extend(menuCategorySchema, { photo: storedPhotoSchema }))
    .check(z.minLength(1)),
  items: z.array(z.extend(menuItemSchema, { photo: storedPhotoSchema })),
});

/** Parses a stored menu; fields of a newer version and malformed photographs are ignored. */
export function parseMenu(value: unknown): ReturnType<typeof menuSchema.safeParse> {
  return parseStored(storedMenuSchema, value);
}
