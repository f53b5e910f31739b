import * as z from "zod/mini";
import { codeSchema } from "../../text/text.schema";
import { CHARTS } from "./datev-accounts";

/** Without a leading zero, which would be lost in a number. */
const accountSchema = codeSchema(8, /^[1-9]\d{3,7}$/);

/**
 * What the tax adviser tells the owner: numbers of adviser and client, chart of accounts, first month
 * of the financial year, accounts. Ranges as DATEV publishes them.
 */
export const datevSettingsSchema = z.strictObject({
  adviser: z.int().check(z.minimum(1001), z.maximum(9_999_999)),
  client: z.int().check(z.minimum(1), z.maximum(99_999)),
  chart: z.enum(CHARTS),
  year_starts_in: z.int().check(z.minimum(1), z.maximum(12)),
  accounts: z
    .strictObject({
      /** Sales at 7 % and 19 %: accounts from which DATEV takes the VAT by itself. */
      food: accountSchema,
      drinks: accountSchema,
      cash: accountSchema,
      card: accountSchema,
      online: accountSchema,
      tips: accountSchema,
    })
    .check(
      z.refine((accounts) => new Set(Object.values(accounts).map(({ length }) => length)).size < 2),
    ),
});

export type DatevSettings = z.infer<typeof datevSettingsSchema>;
