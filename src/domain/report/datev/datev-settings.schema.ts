import * as z from "zod/mini";

/** Numbers of the two charts of accounts for commerce: SKR 03 and SKR 04. */
export const CHARTS = ["03", "04"] as const;

export type Chart = (typeof CHARTS)[number];

/** What a month is booked to. Tips paid online are money of the staff on its way. */
export const ACCOUNT_NAMES = ["food", "drinks", "cash", "card", "online", "tips"] as const;

/** Without a leading zero, which would be lost in a number. */
const accountSchema = z.string().check(z.regex(/^[1-9]\d{3,7}$/));

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

/**
 * The usual accounts of each chart: sales at 7 % and 19 %, cash, money in transit, transitory items.
 */
export const USUAL_ACCOUNTS: Readonly<Record<Chart, DatevSettings["accounts"]>> = {
  "03": {
    food: "8300",
    drinks: "8400",
    cash: "1000",
    card: "1360",
    online: "1360",
    tips: "1590",
  },
  "04": {
    food: "4300",
    drinks: "4400",
    cash: "1600",
    card: "1460",
    online: "1460",
    tips: "1370",
  },
};
