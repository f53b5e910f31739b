import * as z from "zod/mini";
import { choicesSchema } from "../menu/options/choices.schema";
import { localizedTextSchema } from "../text/localized-text.schema";

/** A dish as it was ordered, without the note. */
export const orderedDishSchema = z.object({
  item_id: z.string(),
  qty: z.int(),
  choices: choicesSchema,
});

/** With the name it had. */
export const namedDishSchema = z.extend(orderedDishSchema, { name: localizedTextSchema });

export type NamedDish = z.infer<typeof namedDishSchema>;

export type OrderedDish = z.infer<typeof orderedDishSchema>;
