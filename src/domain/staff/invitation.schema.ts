import * as z from "zod/mini";
import { DAY_MS, type Instant } from "../time/berlin-time";
import { staffRoleSchema } from "./staff-requests.schema";

/** How long the link of an invitation is valid. */
export const INVITATION_VALID_MS = 7 * DAY_MS;

const keptAccountSchema = z.object({
  uid: z.string(),
  name: z.nullable(z.string()),
  disabled: z.boolean(),
});

/** What a verified account keeps when its address accepts an invitation. */
export type KeptAccount = z.infer<typeof keptAccountSchema>;

/** A stored document of the collection `invitations`: access that an address has not accepted yet. */
export const invitationSchema = z.object({
  /** Normalised. */
  email: z.string(),
  resto_keys: z._default(z.readonly(z.array(z.string())), []),
  role: staffRoleSchema,
  super: z._default(z.boolean(), false),
  /** The inviter, who must still have the right to invite at the acceptance; null for the operator. */
  by: z.nullable(z.string()),
  /** SHA-256 of the link's secret. A new link replaces it. */
  link_hash: z.string(),
  valid_until: z.int(),
  /** Set once the link has been used; the invitation then has no effect. */
  accepted_at: z.optional(z.int()),
  /** The account that the acceptance deletes and recreates, until it is complete. */
  kept_account: z.optional(keptAccountSchema),
});

/** Access that takes effect when its address accepts it. */
export type Invitation = z.infer<typeof invitationSchema>;

/** State of an invitation: `open` ones can be accepted. */
export type InvitationState = "open" | "used" | "expired";

export function invitationState(
  { accepted_at, valid_until }: Pick<Invitation, "accepted_at" | "valid_until">,
  now: Instant,
): InvitationState {
  if (accepted_at !== undefined) return "used";
  return now < valid_until ? "open" : "expired";
}

/** What an address was offered, by one or several inviters. */
export type Offer = Pick<Invitation, "email" | "resto_keys" | "role" | "super" | "valid_until">;

const HIGHEST_FIRST = ["manager", "staff", "rider"] as const;

/** All that an address was offered, for its row in the team. Expired invitations count if all are. */
export function combinedOffer(invitations: readonly Invitation[], now: Instant): Offer | null {
  const open = invitations.filter((each) => invitationState(each, now) === "open");
  const offers = open.length > 0 ? open : invitations;
  const [first] = offers;
  if (!first) return null;
  return {
    email: first.email,
    resto_keys: [...new Set(offers.flatMap(({ resto_keys }) => resto_keys))].toSorted(),
    role: HIGHEST_FIRST.find((role) => offers.some((each) => each.role === role)) ?? first.role,
    super: offers.some((each) => each.super),
    valid_until: Math.max(...offers.map(({ valid_until }) => valid_until)),
  };
}
