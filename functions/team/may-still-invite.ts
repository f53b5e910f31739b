import type { Invitation } from "@/domain/staff/invitation.schema";
import { teamRefusal } from "@/domain/staff/team-refusal";
import type { Reader } from "../runtime/admin-app";
import { readGrantsOf } from "./grants-store";
import { hasAddress } from "./shown-member";
import { readIdentity } from "./staff-identity-store";

/**
 * Whether the inviter could send an invitation today. An inviter without the role, the restaurant or
 * an account in use gives no access through links that were mailed before.
 */
export async function mayStillInvite(
  { by, resto_keys, role, super: isSuper }: Invitation,
  reader?: Reader,
): Promise<boolean> {
  if (by === null) return true;
  const [grants, identity] = await Promise.all([readGrantsOf(by, reader), readIdentity(by)]);
  if (!grants || identity.disabled || !hasAddress(identity, grants.email)) return false;
  if (isSuper && !grants.super) return false;
  const target = { uid: null, before: null };
  return teamRefusal({ uid: by, grants }, target, { resto_keys, role }) === null;
}
