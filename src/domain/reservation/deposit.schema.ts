import * as z from "zod/mini";

const cents = z.int().check(z.positive());

/** Amount and rule of a deposit, as the guest sees them before booking. */
export const depositTermsSchema = z.strictObject({
  /** For the whole party. */
  cents,
  free_until_hours: z.int().check(z.nonnegative()),
});

export type DepositTerms = z.infer<typeof depositTermsSchema>;

/** The deposit of a reservation. */
export const depositSchema = z.object({
  cents,
  free_until_hours: z.int(),
  /** Until when a cancellation by the guest refunds it. */
  free_until: z.int(),
});

export type Deposit = z.infer<typeof depositSchema>;
