import { createHash, randomBytes } from "node:crypto";

/** A new secret for the link of an invitation. Only its hash is stored. */
export function newInvitationSecret(): { readonly secret: string; readonly hash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, hash: invitationHash(secret) };
}

/** Field `link_hash` of the invitation that a secret opens. */
export function invitationHash(secret: string): string {
  return sha256(secret);
}

/**
 * Path of the invitation of an address: there is at most one.
 * @param email normalised
 */
export function invitationPath(email: string): string {
  return `invitations/${sha256(email)}`;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
