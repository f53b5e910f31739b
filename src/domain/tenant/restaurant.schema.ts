import * as z from "zod/mini";
import { PHONE_PATTERN } from "../contact/contact.schema";
import { emailSchema } from "../contact/email.schema";
import { restoKeySchema } from "../ids/resto-key.schema";
import { photoSchema } from "../photo/photo.schema";
import { textSchema } from "../text/localized-text.schema";
import { codeSchema } from "../text/text.schema";
import { aboutSchema } from "./about/about.schema";
import { addOnSchema } from "./add-ons";
import { guestPolicySchema } from "./guest-policy.schema";
import { stationsSchema } from "./kitchen/station.schema";
import type { Logo } from "./logo.schema";
import { lookSchema } from "./look.schema";
import { openingIntervalSchema } from "./opening-interval.schema";
import { paymentMethodsSchema } from "./payment-methods.schema";
import {
  orderPolicySchema,
  reservationPolicySchema,
  unansweredPolicySchema,
} from "./policies.schema";
import { MAX_CONTAINER_DEPOSIT_CENTS, reusableSchema } from "./reusable.schema";
import { tableJoinsSchema, tablesSchema } from "./table.schema";

/** An amount in decimal euros. */
export const eurosSchema = z.number().check(z.nonnegative(), z.maximum(100_000));
const hexColor = codeSchema(7, /^#[0-9a-fA-F]{6}$/, "#rrggbb");
const httpsUrl = z
  .string()
  .check(z.maxLength(2048, { abort: true }), z.url({ protocol: /^https$/ }));
const dayHours = z.nullable(z.array(openingIntervalSchema).check(z.minLength(1), z.maxLength(6)));

export const addressSchema = z.strictObject({
  line1: z.string(),
  line2: z._default(z.string(), ""),
  zip: z.string(),
  city: z.string(),
  region: z.string(),
});

export const locationSchema = z.strictObject({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});

export const zipMinimumSchema = z.strictObject({
  /** Name of the area for guests; distinguishes entries with the same postal code. */
  label: z.string().check(z.minLength(1)),
  zip: z.optional(z.nullable(z.string())),
  min_delivery_amount: eurosSchema,
});

/** Opening hours by weekday, 0 is Sunday; null is closed. */
const hoursSchema = z.strictObject({
  0: dayHours,
  1: dayHours,
  2: dayHours,
  3: dayHours,
  4: dayHours,
  5: dayHours,
  6: dayHours,
});

/**
 * A restaurant as the code and the configurations use it: see docs/rules.md#data. Amounts are decimal
 * euros. `storedRestaurantSchema` is the same in Firestore.
 */
export const restaurantSchema = z.strictObject({
  /** The tenant's key; never changes. */
  key: restoKeySchema,
  title: z.string().check(z.minLength(1)),
  subtitle: textSchema,
  description: textSchema,
  keywords: textSchema,
  /** Address of the site; only a super-administrator changes it. */
  url: httpsUrl,
  /** Seed of the palette, like `textColor`. */
  color: hexColor,
  textColor: hexColor,
  /** Shows drawings or a photograph beside the title. */
  banner: z.boolean(),
  delivery: z.boolean(),
  reservation: z.boolean(),
  address: addressSchema,
  /** Origin of all distances. */
  location: locationSchema,
  /** Delivery ends this many minutes before closing; null is 0. */
  delivary_end_min: z.nullable(z.int().check(z.nonnegative(), z.maximum(600))),
  /** Furthest distance; null leaves it to the last distance band. */
  max_delivery_location_in_km: z.nullable(z.number().check(z.positive(), z.maximum(200))),
  /** General minimum for delivery, decimal euros. */
  min_delivery_amount: eurosSchema,
  min_delivery_amount_by_zip: z.array(zipMinimumSchema),
  /** Map from distance in km to fee in decimal euros; distances are inclusive. */
  cost_by_distance: z.record(codeSchema(12, /^\d+(?:\.\d+)?$/), eurosSchema),
  /** Percent, at most two decimals. */
  pick_up_discount: z.number().check(z.gte(0), z.lte(100)),
  /** Printed in the legal notice only where it is a VAT id. */
  tax: z.string(),
  owner: z.string().check(z.minLength(1)),
  /** For the legal notice, which needs a contact besides the phone. */
  email: z.optional(emailSchema),
  /** Where guests can write a review, offered after a completed order. */
  review_url: z.optional(httpsUrl),
  phones: z.array(codeSchema(31, PHONE_PATTERN)).check(z.minLength(1)),
  opened_on_holiday: z.boolean(),
  /** Weekly hours; weekday 0 is Sunday, null is closed. */
  hours: hoursSchema,
  /** Legend of allergens and additives, by code. */
  add_ons: z.record(z.string(), addOnSchema),
  order_policy: z.optional(orderPolicySchema),
  reservation_policy: z.optional(reservationPolicySchema),
  unanswered_policy: z.optional(unansweredPolicySchema),
  guest_policy: z.optional(guestPolicySchema),
  /** Required of restaurants that deliver: see docs/rules.md#reusable-packaging. */
  reusable: z.optional(reusableSchema),
  /** Deposit for one reusable container, cents; absent is none. Applies where it is `offered`. */
  reusable_deposit_cents: z.optional(
    z.int().check(z.nonnegative(), z.maximum(MAX_CONTAINER_DEPOSIT_CENTS)),
  ),
  payment_methods: z.optional(paymentMethodsSchema),
  /** Whether the restaurant's account can charge; only the server writes it, editors send it in vain. */
  pays_online: z.optional(z.boolean()),
  /** With a list of tables, guests are placed at tables, and the seats are those of all tables. */
  tables: z.optional(tablesSchema),
  /** Combinations of tables: at least two ids each. */
  table_joins: z.optional(tableJoinsSchema),
  /** Places of the kitchen with screens of their own; absent is none: see docs/rules.md#kitchen-stations. */
  stations: z.optional(stationsSchema),
  /** Of the house or its food, for the home page. */
  photo: z.optional(photoSchema),
  look: z.optional(lookSchema),
  /** Shown below the menu where the layout puts it; an empty one is not stored. */
  about: z.optional(aboutSchema),
  /** Revision; absent is 0. */
  rev: z.optional(z.int().check(z.nonnegative())),
});

/** `logo` is part of a configuration only: builds read it, and it is never stored. */
export type Restaurant = z.infer<typeof restaurantSchema> & { logo?: Logo };

/** The tenant of the super-admin site. */
export const superTenantSchema = z.strictObject({
  key: z.string(),
  url: httpsUrl,
  super: z.literal(true),
});

export type SuperTenant = z.infer<typeof superTenantSchema>;

/** One tenant of the build: a restaurant or the super-admin site. */
export type Tenant = Restaurant | SuperTenant;
