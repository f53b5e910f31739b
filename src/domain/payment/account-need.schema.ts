import * as z from "zod/mini";

/** What a restaurant may still have to tell the provider, in the order of its pages. */
export const ACCOUNT_NEEDS = [
  "business",
  "person",
  "documents",
  "bank",
  "website",
  "terms",
  "other",
] as const;

export const accountNeedSchema = z.enum(ACCOUNT_NEEDS);

export type AccountNeed = z.infer<typeof accountNeedSchema>;
