import { DAY_MS, MINUTE_MS } from "../time/berlin-time";
import type { WindowLimit } from "./rolling-window";

/** Telephone orders per staff account: one in 20 seconds, ten minutes long. */
export const STAFF_ORDER_LIMITS: readonly WindowLimit[] = [{ max: 30, windowMs: 10 * MINUTE_MS }];

/** Invitations by a manager: enough to set up a whole team in a day. */
export const NEW_GRANT_LIMITS: readonly WindowLimit[] = [{ max: 20, windowMs: DAY_MS }];

/** Invitations to one mailbox, by all inviters together. */
const INVITATION_LIMITS: readonly WindowLimit[] = [{ max: 20, windowMs: DAY_MS }];

/** Invitations to one mailbox that leave room for super-administrators, for managers. */
const MANAGER_INVITATION_LIMITS: readonly WindowLimit[] = [{ max: 6, windowMs: DAY_MS }];

/** More for super-administrators, so that no manager keeps them from inviting an address. */
export function invitationMailLimits(isSuper: boolean): readonly WindowLimit[] {
  return isSuper ? INVITATION_LIMITS : MANAGER_INVITATION_LIMITS;
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
