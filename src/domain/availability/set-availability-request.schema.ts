import * as z from "zod/mini";
import { restoKeySchema } from "../ids/resto-key.schema";
import { localDateSchema } from "../text/local-date.schema";
import { lineSchema } from "../text/text.schema";
import { exceptionIntervalSchema } from "./availability.schema";

/** Maximum number of dishes, of options and of counts in one patch. */
const MAX_SOLD_OUT = 200;
/** Most portions of one dish that can be counted. */
export const MAX_PORTIONS = 999;
/** Maximum number of exceptions of one restaurant. */
export const MAX_EXCEPTIONS = 100;

const instant = z.int().check(z.nonnegative(), z.maximum(8.64e15));
const extraMinutes = z.int().check(z.nonnegative(), z.maximum(240));
const itemId = lineSchema({ max: 60 });
/** `<dish>/<option group>/<option>`, each an id of the menu. */
const optionPath = lineSchema({ max: 182 }).check(z.regex(/^[^/]{1,60}\/[^/]{1,60}\/[^/]{1,60}$/));

const isShort = (ids: object) => Object.keys(ids).length <= MAX_SOLD_OUT;

const dayShape = {
  closed: z.optional(z.boolean()),
  hours: z.optional(z.array(exceptionIntervalSchema).check(z.minLength(1), z.maxLength(6))),
  reason: z.optional(lineSchema({ min: 0, max: 200 })),
};

// An exception either closes the day or sets its hours. With neither, the weekly hours apply.
const isEither = ({ closed, hours }: { closed?: boolean | undefined; hours?: unknown }) =>
  !(closed && hours);

const daySchema = z.strictObject(dayShape).check(z.refine(isEither));
const exceptionSchema = z
  .strictObject({ date: localDateSchema, ...dayShape })
  .check(z.refine(isEither));

/** Changes to the availability; absent fields stay as they are. Instants are milliseconds. */
const availabilityPatchSchema = z
  .strictObject({
    /** No orders until then; null or a past instant ends the pause. */
    paused_until: z.optional(z.nullable(instant)),
    /** No delivery until then; null or a past instant ends this pause. */
    delivery_paused_until: z.optional(z.nullable(instant)),
    /** No pickup until then; null or a past instant ends this pause. */
    pickup_paused_until: z.optional(z.nullable(instant)),
    /** Added to the lead times. */
    extra_minutes: z.optional(extraMinutes),
    /** End of `extra_minutes`; null or absent is open-ended. */
    extra_until: z.optional(z.nullable(instant)),
    /** Replaces `extra_minutes` for delivery; null removes it. */
    delivery_extra_minutes: z.optional(z.nullable(extraMinutes)),
    /** End of `delivery_extra_minutes`; null or absent is open-ended. */
    delivery_extra_until: z.optional(z.nullable(instant)),
    /** Share of the capacity for guests without a verified address; null ends the bound. */
    guest_share: z.optional(
      z.nullable(z.strictObject({ share: z.number().check(z.gte(0), z.lte(1)), until: instant })),
    ),
    /** Dish id to the end of its being sold out; null or a past instant makes it available. */
    sold_out: z.optional(z.record(itemId, z.nullable(instant)).check(z.refine(isShort))),
    /** Option path to the end of its being sold out; null or a past instant makes it available. */
    sold_out_options: z.optional(
      z.record(optionPath, z.nullable(instant)).check(z.refine(isShort)),
    ),
    /** Dish id to the portions that are left today; null ends the count. */
    stock: z.optional(
      z
        .record(itemId, z.nullable(z.int().check(z.nonnegative(), z.maximum(MAX_PORTIONS))))
        .check(z.refine(isShort)),
    ),
    /** Sets exceptions by date; null removes one. Other dates stay as they are. */
    days: z.optional(
      z
        .record(localDateSchema, z.nullable(daySchema))
        .check(z.refine((days) => Object.keys(days).length <= MAX_EXCEPTIONS)),
    ),
    /** Replaces all exceptions. */
    exceptions: z.optional(z.array(exceptionSchema).check(z.maxLength(MAX_EXCEPTIONS))),
  })
  .check(z.refine((patch) => Object.values(patch).some((value) => value !== undefined)));

export type AvailabilityPatch = z.infer<typeof availabilityPatchSchema>;

/** Input of the callable `setAvailability`. */
export const setAvailabilityRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  patch: availabilityPatchSchema,
});
