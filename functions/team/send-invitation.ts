import { invitationMail } from "@/domain/mail/invitation-mail";
import { INVITATION_VALID_MS, type Invitation, type Offer } from "@/domain/staff/invitation.schema";
import { invitationUrl } from "@/domain/staff/invitation-link";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { tenant as adminSite } from "@/tenant-configs/resto-superadmin";
import { invitationPath, newInvitationSecret } from "../access/invitation-secret";
import { readMailRestaurant } from "../mail/mail-restaurant";
import { queueMail } from "../mail/queue-mail-store";
import type { Transaction } from "../runtime/admin-app";
import { cachedReader } from "../runtime/cached-reader-store";
import { writeInvitation } from "./invitation-store";

/** The restaurants of an invitation, without deleted ones. The first of them sends the mail. */
export async function readInviting(keys: readonly string[]): Promise<Restaurant[]> {
  const found = await Promise.all(keys.map((key) => readMailRestaurant(key, cachedReader)));
  return found.filter((each) => each !== null);
}

/**
 * Stores an invitation with a new link and queues its mail. The link of the inviter's earlier invitation
 * of the address stops working.
 * @param restaurants of the invitation, at least one
 */
export function sendInvitation(
  transaction: Transaction,
  access: Omit<Invitation, "link_hash" | "valid_until" | "accepted_at">,
  restaurants: readonly Restaurant[],
  now: Instant,
): Offer {
  const [sender] = restaurants;
  if (!sender) throw new Error("an invitation needs a restaurant");
  const { secret, hash } = newInvitationSecret();
  const invitation = { ...access, valid_until: now + INVITATION_VALID_MS };
  writeInvitation(transaction, { ...invitation, link_hash: hash });
  const mail = invitationMail(access.email, sender, {
    role: access.role,
    restaurants: restaurants.map(({ title }) => title),
    validUntil: invitation.valid_until,
    url: invitationUrl(adminSite.url, secret),
  });
  const id = `invitation_${hash.slice(0, 20)}`;
  queueMail(transaction, { ...mail, id, target: invitationPath(access.email, null) }, sender, now);
  return invitation;
}
