import * as z from "zod/mini";
import { MAX_CART_ITEMS, MAX_NOTE_LENGTH } from "./cart-limits";

const choiceRecordSchema = z.record(
  z.string().check(z.maxLength(60)),
  z.union([
    z.string().check(z.maxLength(60)),
    z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40)),
  ]),
);

/** Selected option values by setting: one value for radio, a list for checkbox. */
export const choicesSchema = z.pipe(
  // The record would drop this one key without a word; what nobody may choose is refused.
  z.custom<z.infer<typeof choiceRecordSchema>>(
    (value) => typeof value !== "object" || value === null || !Object.hasOwn(value, "__proto__"),
  ),
  choiceRecordSchema,
);

export type Choices = z.infer<typeof choicesSchema>;

/** The part of a setting the cart total needs (spec section 3, "Order cart item"). */
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
  /** Of id and choices; items with the same hash are shown as one line. */
  hash: z.string(),
  note: z.optional(z.string().check(z.maxLength(MAX_NOTE_LENGTH))),
});

export type CartItem = z.infer<typeof cartItemSchema>;

/** One entry per portion, in the order they were added. */
export const cartSchema = z.array(cartItemSchema).check(z.maxLength(MAX_CART_ITEMS));

export type Cart = z.infer<typeof cartSchema>;
