import { defineSecret } from "firebase-functions/params";
import { isLocalBackend } from "./is-local-backend";

/** Signs links in mails to guests; bind it to every function that makes or reads them. */
export const guestLinkSecret = defineSecret("GUEST_LINK_SECRET");

const MIN_LENGTH = 32;
const LOCAL_VALUE = "local-guest-link-secret-not-for-production";

/**
 * The value of {@link guestLinkSecret}; the local backend has a fixed one.
 * @throws Error without a value, or if it is shorter than 32 characters
 */
export function readGuestLinkSecret(): string {
  if (isLocalBackend()) return LOCAL_VALUE;
  const value = guestLinkSecret.value().trim();
  if (value.length < MIN_LENGTH) throw new Error("GUEST_LINK_SECRET is missing or too short");
  return value;
}
