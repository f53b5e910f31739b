import * as z from "zod/mini";
import { localDateSchema } from "../shared/local-date.schema";
import { restoKeySchema } from "../tenant/resto-key.schema";
import { exceptionIntervalSchema } from "./availability.schema";

/** Dishes one patch may name. */
const MAX_DISHES = 200;
/** Days that may differ from the weekly hours at the same time. */
export const MAX_EXCEPTIONS = 100;

const instant = z.int().check(z.nonnegative(), z.maximum(8.64e15));
const itemId = z.string().check(z.minLength(1), z.maxLength(60));

const dayShape = {
  closed: z.optional(z.boolean()),
  hours: z.optional(z.array(exceptionIntervalSchema).check(z.minLength(1), z.maxLength(6))),
  reason: z.optional(z.string().check(z.trim(), z.maxLength(200))),
};

// A day is closed or has hours of its own; with neither it opens as the week has it.
const isEither = ({ closed, hours }: { closed?: boolean | undefined; hours?: unknown }) =>
  !(closed && hours);

const daySchema = z.strictObject(dayShape).check(z.refine(isEither));
const exceptionSchema = z
  .strictObject({ date: localDateSchema, ...dayShape })
  .check(z.refine(isEither));

/** What to change; what is absent stays. Instants are milliseconds. */
const availabilityPatchSchema = z
  .strictObject({
    /** No orders until then; null, or an instant that is over, ends the pause. */
    paused_until: z.optional(z.nullable(instant)),
    /** Added to both lead times. */
    extra_minutes: z.optional(z.int().check(z.nonnegative(), z.maximum(240))),
    /** When they end; belongs to `extra_minutes`. Null or absent: not by themselves. */
    extra_until: z.optional(z.nullable(instant)),
    /** Dishes and when their absence ends; null, or an instant that is over, brings them back. */
    sold_out: z.optional(
      z
        .record(itemId, z.nullable(instant))
        .check(z.refine((dishes) => Object.keys(dishes).length <= MAX_DISHES)),
    ),
    /**
     * Days and how they differ; null makes one like the week again. All others stay, whoever has
     * set them meanwhile.
     */
    days: z.optional(
      z
        .record(localDateSchema, z.nullable(daySchema))
        .check(z.refine((days) => Object.keys(days).length <= MAX_EXCEPTIONS)),
    ),
    /** Replaces the whole list. */
    exceptions: z.optional(z.array(exceptionSchema).check(z.maxLength(MAX_EXCEPTIONS))),
  })
  .check(z.refine((patch) => Object.values(patch).some((value) => value !== undefined)));

export type AvailabilityPatch = z.infer<typeof availabilityPatchSchema>;

/** Input of the callable `setAvailability` (contract section 3). */
export const setAvailabilityRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  patch: availabilityPatchSchema,
});
