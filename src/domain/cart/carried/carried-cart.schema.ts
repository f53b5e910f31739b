import * as z from "zod/mini";
import { restoKeySchema } from "../../ids/resto-key.schema";
import { choicesSchema } from "../../menu/options/choices.schema";
import { MAX_LINE_QUANTITY } from "../../order/line-limits";
import { languageSchema } from "../../text/language.schema";

/** Most lines that a link carries; longer carts are cut. */
export const MAX_CARRIED_LINES = 40;

/** Longest fragment that is read, characters. */
export const MAX_CARRIED_LENGTH = 12_000;

/** Start of the fragment of a link that carries a cart. */
export const CARRIED_CART = "#cart=";

/** A cart on its way to the site of another branch: ids of dishes and options, nothing about the guest. */
export const carriedCartSchema = z.strictObject({
  /** Key of the restaurant it comes from. */
  from: restoKeySchema,
  language: languageSchema,
  lines: z
    .array(
      z.strictObject({
        id: z.string().check(z.minLength(1), z.maxLength(60)),
        qty: z.int().check(z.positive(), z.maximum(MAX_LINE_QUANTITY)),
        choices: choicesSchema,
      }),
    )
    .check(z.maxLength(MAX_CARRIED_LINES)),
});

export type CarriedCart = z.infer<typeof carriedCartSchema>;
