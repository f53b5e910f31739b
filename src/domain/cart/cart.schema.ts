import * as z from "zod/mini";
import { choicesSchema } from "../menu/options/choices.schema";
import { MAX_CART_ITEMS, MAX_NOTE_LENGTH } from "../order/line-limits";

/** The part of an option group that the cart's total needs. */
const cartOptionGroupSchema = z.object({
  type: z.enum(["checkbox", "radio"]),
  costs: z.boolean(),
  options: z.array(z.object({ value: z.string(), preis: z.number() })),
});

const cartItemSchema = z.object({
  id: z.string(),
  /** Base price in decimal euros. */
  preis: z.number().check(z.nonnegative()),
  choices: choicesSchema,
  settings: z.record(z.string(), cartOptionGroupSchema),
  /** Hash of id and choices; portions with the same hash are shown as one line. */
  hash: z.string(),
  note: z.optional(z.string().check(z.maxLength(MAX_NOTE_LENGTH))),
});

export type CartItem = z.infer<typeof cartItemSchema>;

/** One entry per portion, oldest first. */
export const cartSchema = z.array(cartItemSchema).check(z.maxLength(MAX_CART_ITEMS));

export type Cart = z.infer<typeof cartSchema>;
