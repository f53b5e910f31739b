import * as z from "zod/mini";
import { photoSchema } from "../photo/photo.schema";
import { DISH_KINDS } from "../tenant/dish-kinds";
import { localizedTextSchema } from "../text/localized-text.schema";
import { codeSchema } from "../text/text.schema";
import { DIETS } from "./diets";
import { servedSchema } from "./orderable-hours.schema";
import { partySizeSchema } from "./party-size.schema";

const id = codeSchema(60, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const price = z.number().check(z.nonnegative(), z.maximum(10_000));
const addOnCodes = z.array(z.string().check(z.minLength(1), z.maxLength(3)));

export const menuOptionSchema = z.strictObject({
  value: id,
  /** Surcharge in decimal euros. */
  preis: price,
  label: localizedTextSchema,
  add_ons: z.optional(addOnCodes),
});

export type MenuOption = z.infer<typeof menuOptionSchema>;

/** An option group of a dish, stored in `settings`. */
export const menuOptionGroupSchema = z.strictObject({
  type: z.enum(["checkbox", "radio"]),
  /** Whether the options add their prices to the dish. */
  costs: z.boolean(),
  label: localizedTextSchema,
  required: z.optional(z.boolean()),
  /** Minimum and maximum number of options; checkbox only. */
  min: z.optional(z.int().check(z.nonnegative())),
  max: z.optional(z.int().check(z.positive())),
  /** Position among the groups of the dish. */
  order: z.optional(z.int().check(z.nonnegative(), z.maximum(100))),
  options: z.array(menuOptionSchema).check(z.minLength(1), z.maxLength(40)),
});

export type MenuOptionGroup = z.infer<typeof menuOptionGroupSchema>;

const dietSchema = z.enum(DIETS);
export type Diet = z.infer<typeof dietSchema>;

export const menuCategorySchema = z.strictObject({
  id,
  name: localizedTextSchema,
  description: z.optional(localizedTextSchema),
  photo: z.optional(photoSchema),
  /** Drawing shown without a photograph; absent means derived from the names. */
  drawing: z.optional(z.enum(DISH_KINDS)),
  /** Days and hours in which its dishes can be ordered; absent means always. */
  served: z.optional(servedSchema),
});

export type MenuCategory = z.infer<typeof menuCategorySchema>;

export const menuItemSchema = z.strictObject({
  id,
  category: id,
  /** Number on the paper menu, for example `12a`. */
  number: z.optional(z.string().check(z.maxLength(6))),
  name: localizedTextSchema,
  description: z.optional(localizedTextSchema),
  /** Base price in decimal euros. */
  preis: price,
  settings: z._default(z.record(id, menuOptionGroupSchema), {}),
  /** Allergen and additive codes; absent means not declared, an empty list means none. */
  add_ons: z.optional(addOnCodes),
  diet: z.optional(z.array(dietSchema)),
  /** VAT rate included in the price, percent. */
  vat: z.union([z.literal(7), z.literal(19)]),
  /** Content of a bottle; shows the price per litre. */
  volume_ml: z.optional(z.int().check(z.positive())),
  deposit_cents: z.optional(z.int().check(z.nonnegative())),
  min_age: z.optional(z.int().check(z.positive(), z.maximum(99))),
  /** Sold out until the menu is edited. */
  sold_out: z.optional(z.boolean()),
  photo: z.optional(photoSchema),
  /** Drawing shown without a photograph; absent means derived from the names. */
  drawing: z.optional(z.enum(DISH_KINDS)),
  /** Recommended by the house: shown at the top of the menu. */
  recommended: z.optional(z.boolean()),
  /** Each portion fits into one reusable container: see docs/rules.md#reusable-packaging. */
  reusable: z.optional(z.boolean()),
  /** Number of people that one portion is for. */
  serves: z.optional(partySizeSchema),
});

export type MenuItem = z.infer<typeof menuItemSchema>;

/** A restaurant's menu: see docs/rules.md#data. */
export const menuSchema = z.strictObject({
  /** Revision; every save increments it. */
  rev: z.int().check(z.nonnegative()),
  categories: z.array(menuCategorySchema).check(z.minLength(1)),
  items: z.array(menuItemSchema),
});

export type Menu = z.infer<typeof menuSchema>;

/** A menu in which fields with defaults may be absent. */
export type MenuInput = z.input<typeof menuSchema>;
