import type { Invitation } from "@/domain/staff/invitation.schema";
import { teamRefusal } from "@/domain/staff/team-refusal";
import { findGranted, readGrantsOf, readStoredGrants } from "../access/grants-store";
import { readIdentity } from "../access/staff-identity-store";
import type { Reader } from "../runtime/admin-app";
import { hasAddress } from "./shown-member";

/**
 * Whether the inviter could send this invitation today; else its link gives no access. The inviter may
 * have lost the role, the restaurant or the account, and the invited address may work for a restaurant
 * that is not the manager's.
 */
export async function mayStillInvite(
  { email, by, resto_keys, role, super: isSuper }: Invitation,
  reader?: Reader,
): Promise<boolean> {
  if (by === null) return true;
  const [grants, identity, holders] = await Promise.all([
    readGrantsOf(by, reader),
    readIdentity(by),
    findGranted(email),
  ]);
  if (!grants || identity.disabled || !hasAddress(identity, grants.email)) return false;
  if (isSuper && !grants.super) return false;
  const held = await Promise.all(holders.map((uid) => readStoredGrants(uid, reader)));
  return (held.length > 0 ? held : [null]).every(
    (before) =>
      teamRefusal({ uid: by, grants }, { uid: null, before }, { resto_keys, role }) === null,
  );
}
