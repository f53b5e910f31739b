import { DAY_MS, MINUTE_MS } from "../time/berlin-time";
import type { WindowLimit } from "./rolling-window";

/** Telephone orders per staff account: one in 20 seconds, ten minutes long. */
export const STAFF_ORDER_LIMITS: readonly WindowLimit[] = [{ max: 30, windowMs: 10 * MINUTE_MS }];

/** Grants of a manager to accounts without grants: enough to set up a whole team in a day. */
export const NEW_GRANT_LIMITS: readonly WindowLimit[] = [{ max: 20, windowMs: DAY_MS }];

/**
 * Invitations to one mailbox, by all inviters together. More for super-administrators, so that no
 * manager keeps them from inviting an address.
 */
export function invitationMailLimits(isSuper: boolean): readonly WindowLimit[] {
  return [{ max: isSuper ? 20 : 6, windowMs: DAY_MS }];
}

/** Numbers looked up with `findKnownGuest` per staff account: more would be a search of the list. */
export const KNOWN_GUEST_LIMITS: readonly WindowLimit[] = [
  { max: 30, windowMs: 10 * MINUTE_MS },
  { max: 300, windowMs: DAY_MS },
];

/** Photographs converted per staff account: a whole menu is photographed in an evening. */
export const PHOTO_LIMITS: readonly WindowLimit[] = [
  { max: 60, windowMs: 10 * MINUTE_MS },
  { max: 400, windowMs: DAY_MS },
];
