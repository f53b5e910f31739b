import * as z from "zod/mini";

/** What guests without a verified e-mail address may do. Every field has a default. */
export const guestPolicySchema = z.strictObject({
  /** Share of a slot's orders and of the seats that they may hold together; 1 is no bound. */
  guest_share: z._default(z.number().check(z.gte(0), z.lte(1)), 1),
  /** Larger parties need a verified address. */
  party_needs_verified: z._default(z.int().check(z.positive(), z.maximum(500)), 8),
});

export type GuestPolicy = z.infer<typeof guestPolicySchema>;
