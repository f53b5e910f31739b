import * as z from "zod/mini";
import { photoSchema } from "../../photo/photo.schema";
import {
  type Menu,
  menuCategorySchema,
  menuItemSchema,
  menuOptionGroupSchema,
  menuOptionSchema,
} from "../menu.schema";
import { orderableHoursSchema, weekdaySchema } from "../orderable-hours.schema";

/** JSON stores NaN as null. */
const number = z.pipe(
  z.nullable(z.number()),
  z.transform((value) => value ?? Number.NaN),
);
const text = z.object({ de: z.string(), en: z.string() });
const photo = z.optional(z.object({ ...photoSchema.shape, alt: text }));

const optionSchema = z.object({ ...menuOptionSchema.shape, preis: number, label: text });

const settingSchema = z.object({
  ...menuOptionGroupSchema.shape,
  label: text,
  min: z.optional(number),
  max: z.optional(number),
  options: z.array(optionSchema),
});

const served = z.array(
  z.object({
    ...orderableHoursSchema.shape,
    days: z.array(weekdaySchema),
    from: z.string(),
    until: z.string(),
  }),
);

const itemSchema = z.object({
  ...menuItemSchema.shape,
  number: z.optional(z.string()),
  name: text,
  description: z.optional(text),
  preis: number,
  settings: z.record(z.string(), settingSchema),
  volume_ml: z.optional(number),
  deposit_cents: z.optional(number),
  min_age: z.optional(number),
  serves: z.optional(z.object({ min: number, max: number })),
  photo,
});

const categorySchema = z.object({
  ...menuCategorySchema.shape,
  id: z.string(),
  name: text,
  description: z.optional(text),
  served: z.optional(served),
  photo,
});

/** A menu being edited: texts may be empty and numbers `NaN`, for example a missing price. */
export const menuDraftSchema = z.object({
  rev: z.int(),
  categories: z.array(categorySchema),
  items: z.array(itemSchema),
}) satisfies z.ZodMiniType<Menu>;
