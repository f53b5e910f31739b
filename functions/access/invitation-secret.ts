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
 * Path of an invitation. An address has at most one by each inviter.
 * @param email normalised
 * @param by uid of the inviter; null for the operator
 */
export function invitationPath(email: string, by: string | null): string {
  return `invitations/${sha256(by === null ? email : `${email} ${by}`)}`;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
