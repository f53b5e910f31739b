import * as z from "zod/mini";
import { restoKeySchema } from "../../ids/resto-key.schema";
import { datevSettingsSchema } from "./datev-settings.schema";
import { monthSchema } from "./month-schema";

/** Input of the callable `readTaxMonth`. */
export const readTaxMonthRequestSchema = z.strictObject({
  resto_key: restoKeySchema,
  month: monthSchema,
});

export type ReadTaxMonthRequest = z.infer<typeof readTaxMonthRequestSchema>;

/** Input of the callable `exportTaxMonth`. */
export const exportTaxMonthRequestSchema = z.extend(readTaxMonthRequestSchema, {
  settings: datevSettingsSchema,
});

export type ExportTaxMonthRequest = z.infer<typeof exportTaxMonthRequestSchema>;
