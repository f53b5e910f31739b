import * as z from "zod/mini";
import { clockTimeSchema } from "../tenant/opening-interval.schema";

/** 0 is Sunday. */
export const weekdaySchema = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
]);

/** At these hours of these days (0 is Sunday); `until` before `from` lies on the next day. */
export const orderableHoursSchema = z
  .strictObject({
    days: z.array(weekdaySchema).check(z.minLength(1), z.maxLength(7)),
    from: clockTimeSchema,
    until: clockTimeSchema,
  })
  .check(z.refine(({ from, until }) => from !== until && from !== "24:00", { path: ["until"] }));

export type OrderableHours = z.infer<typeof orderableHoursSchema>;

/** The hours in which a category can be ordered: see docs/rules.md#served-hours. */
export const servedSchema = z.array(orderableHoursSchema).check(z.minLength(1), z.maxLength(14));
