import { type ReadInvitationRequest, readInvitationRequestSchema } from "./invitation-calls.schema";

/** Path of the page that reads the link. */
export const INVITATION_PATH = "/system/invitation";

/**
 * Address of the page on which an invitation is accepted. The secret is in the fragment, which
 * browsers send to no server.
 * @param site address of the admin site
 */
export function invitationUrl(site: string, secret: string): string {
  const url = new URL(INVITATION_PATH, site);
  url.hash = new URLSearchParams({ secret }).toString();
  return url.href;
}

/** Reads the fragment of such an address; null if it has no valid secret. */
export function readInvitationHash(hash: string): ReadInvitationRequest | null {
  const secret = new URLSearchParams(hash.replace(/^#/, "")).get("secret");
  const parsed = readInvitationRequestSchema.safeParse({ secret });
  return parsed.success ? parsed.data : null;
}
