import * as z from "zod/mini";
import { zipSchema } from "../contact/zip.schema";
import { restoKeySchema } from "../ids/resto-key.schema";
import { codeSchema, lineSchema } from "../text/text.schema";
import { typedTexts } from "../text/typed-texts";
import { addOnSchema } from "./add-ons";
import { clockTimeSchema } from "./opening-interval.schema";
import { addressSchema, restaurantSchema, zipMinimumSchema } from "./restaurant.schema";
import { savedTableJoinsSchema } from "./table.schema";

const { shape } = restaurantSchema;

const line = lineSchema({ min: 0, max: 120 });
const requiredLine = lineSchema({ max: 120 });
const storedDay = z.nullable(
  z
    .array(z.strictObject({ open: clockTimeSchema, close: clockTimeSchema }))
    .check(z.minLength(1), z.maxLength(6)),
);

/**
 * A restaurant as an editor saves it, in the stored shape. Stricter than `storedRestaurantSchema`: it
 * refuses unknown fields and limits the length of lists and texts. `restaurantIssues` checks the rules
 * that span several fields.
 */
export const savedRestaurantSchema = z
  .strictObject({
    ...shape,
    title: lineSchema({ max: 80 }),
    address: z.strictObject({
      ...addressSchema.shape,
      line1: requiredLine,
      line2: line,
      zip: zipSchema,
      city: requiredLine,
      region: line,
    }),
    min_delivery_amount_by_zip: z
      .array(
        z.strictObject({
          ...zipMinimumSchema.shape,
          label: requiredLine,
          zip: z.optional(z.nullable(z.union([zipSchema, z.literal("")]))),
        }),
      )
      .check(z.maxLength(200)),
    tax: line,
    owner: requiredLine,
    phones: shape.phones.check(z.maxLength(6)),
    hours: z.strictObject({
      0: storedDay,
      1: storedDay,
      2: storedDay,
      3: storedDay,
      4: storedDay,
      5: storedDay,
      6: storedDay,
    }),
    /** Codes have at most three characters, as in the menu's schema. */
    add_ons: z.record(codeSchema(3, /^[A-Za-z0-9]{1,3}$/), addOnSchema),
    table_joins: z.optional(savedTableJoinsSchema),
  })
  .check(typedTexts);

export type SavedRestaurant = z.infer<typeof savedRestaurantSchema>;

/**
 * Input of the callable `saveRestaurant`. A `rev` inside the value is ignored; the next is
 * `base_rev` + 1.
 */
export const saveRestaurantRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  /** The revision the edit is based on. */
  base_rev: z.int().check(z.nonnegative()),
  value: savedRestaurantSchema,
});

export type SaveRestaurantRequest = z.infer<typeof saveRestaurantRequestSchema>;
