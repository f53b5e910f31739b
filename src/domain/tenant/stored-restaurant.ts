import * as z from "zod/mini";
import { storedPhotoSchema } from "../photo/photo.schema";
import { parseStored } from "../stored-data/parse-stored";
import { storedAboutSchema } from "./about/about.schema";
import { type AddOn, addOnSchema } from "./add-ons";
import { guestPolicySchema } from "./guest-policy.schema";
import { stationSchema } from "./kitchen/station.schema";
import { clockTimeSchema } from "./opening-interval.schema";
import { paymentMethodsSchema } from "./payment-methods.schema";
import {
  depositPolicySchema,
  orderPolicySchema,
  reservationPolicySchema,
  unansweredPolicySchema,
} from "./policies.schema";
import {
  addressSchema,
  locationSchema,
  type Restaurant,
  restaurantSchema,
  zipMinimumSchema,
} from "./restaurant.schema";
import { storedTableJoinsSchema, tableSchema } from "./table.schema";

const storedPairSchema = z.object({ open: clockTimeSchema, close: clockTimeSchema });
const storedDaySchema = z._default(z.nullable(z.array(storedPairSchema)), null);

/** A code's value may also be a plain string: the same label in every language. */
const storedAddOnSchema = z.union([
  z.object(addOnSchema.shape),
  z.pipe(
    z.string().check(z.minLength(1), z.maxLength(2000)),
    z.transform((label): AddOn => ({ label: { de: label, en: label } })),
  ),
]);

/**
 * A restaurant in Firestore. Reading is tolerant: fields of a newer version are ignored, missing ones
 * get a neutral default.
 */
export const storedRestaurantSchema = z.object({
  ...restaurantSchema.shape,
  address: z.object(addressSchema.shape),
  location: z.object(locationSchema.shape),
  delivary_end_min: z._default(restaurantSchema.shape.delivary_end_min, null),
  max_delivery_location_in_km: z._default(restaurantSchema.shape.max_delivery_location_in_km, null),
  min_delivery_amount_by_zip: z._default(z.array(z.object(zipMinimumSchema.shape)), []),
  cost_by_distance: z._default(restaurantSchema.shape.cost_by_distance, {}),
  pick_up_discount: z.catch(restaurantSchema.shape.pick_up_discount, 0),
  tax: z._default(z.string(), ""),
  hours: z.object({
    0: storedDaySchema,
    1: storedDaySchema,
    2: storedDaySchema,
    3: storedDaySchema,
    4: storedDaySchema,
    5: storedDaySchema,
    6: storedDaySchema,
  }),
  add_ons: z._default(z.record(z.string(), storedAddOnSchema), {}),
  order_policy: z.optional(z.object(orderPolicySchema.shape)),
  reservation_policy: z.optional(
    z.object({
      ...reservationPolicySchema.shape,
      deposit: z.optional(z.object(depositPolicySchema.shape)),
    }),
  ),
  unanswered_policy: z.optional(z.object(unansweredPolicySchema.shape)),
  guest_policy: z.optional(z.object(guestPolicySchema.shape)),
  payment_methods: z.optional(z.object(paymentMethodsSchema.shape)),
  tables: z.optional(z.array(z.object(tableSchema.shape))),
  table_joins: z.optional(storedTableJoinsSchema),
  stations: z.optional(z.array(z.object(stationSchema.shape))),
  photo: storedPhotoSchema,
  about: storedAboutSchema,
});

/**
 * {@link Restaurant} with opening intervals as `{ open, close }`, combinations of tables as
 * `{ table_ids }` and without undefined fields.
 */
export type StoredRestaurant = z.infer<typeof storedRestaurantSchema>;

type Hours = Restaurant["hours"];

type Parsed =
  | { readonly success: true; readonly data: Restaurant }
  | { readonly success: false; readonly error: Error };

/** Parses a stored restaurant. */
export function parseRestaurant(value: unknown): Parsed {
  const parsed = parseStored(storedRestaurantSchema, value);
  return parsed.success ? { success: true, data: withPairs(parsed.data) } : parsed;
}

/**
 * {@link parseRestaurant} for callers without a fallback.
 * @throws ZodError if a required field is missing or malformed
 */
export function parseRestaurantOrThrow(value: unknown): Restaurant {
  const parsed = parseRestaurant(value);
  if (!parsed.success) throw parsed.error;
  return parsed.data;
}

function withPairs(stored: StoredRestaurant): Restaurant {
  const days = Object.entries(stored.hours).map(([weekday, pairs]) => [
    weekday,
    pairs && pairs.length > 0 ? pairs.map(({ open, close }): Pair => [open, close]) : null,
  ]);
  const { table_joins, ...rest } = stored;
  return {
    ...rest,
    hours: Object.fromEntries(days) as Hours,
    ...(table_joins && { table_joins: table_joins.map(({ table_ids }) => table_ids) }),
  };
}

type Pair = [open: string, close: string];
