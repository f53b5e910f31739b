import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import {
  changeStaff,
  isSameGrants,
  removeGrants,
  type StaffChange,
} from "@/domain/staff/change-staff";
import {
  type SetStaffAnswer,
  type SetStaffRequest,
  setStaffRequestSchema,
} from "@/domain/staff/staff-requests.schema";
import { teamRefusal } from "@/domain/staff/team-refusal";
import type { Instant } from "@/domain/time/berlin-time";
import { findUnknownRestaurant } from "../restaurants/restaurant-store";
import { type Transaction, transact } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { defineCallable } from "../runtime/define-callable";
import { requireRecentSignIn, requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { countNewGrant } from "./count-new-grant";
import { readStaff, readStoredGrants, writeGrants } from "./grants-store";
import {
  discardCredentials,
  findIdentity,
  type Identity,
  inviteIdentity,
  pendingIdentity,
  readIdentity,
} from "./staff-identity-store";

/**
 * Grants restaurants to an account, or revokes them if `resto_keys` is empty; effective with the
 * account's next call. For super-administrators, and for managers within {@link teamRefusal}, who
 * signed in recently; the super flag itself cannot be changed here. An unknown address is invited:
 * its account has no password until the user follows a password mail. Grants of an unverified
 * address are pending until it is verified, and its account loses its credentials, because someone
 * else may have registered it. NOT_FOUND if there is no account to revoke from, INVALID for an
 * unknown restaurant, VERSION_CONFLICT if the grants are no longer those in `seen`, RATE_LIMIT for
 * a manager's 21st grant in a day to accounts without grants. All grants of a deleted account are
 * removed, including the super flag.
 */
export const setStaff = defineCallable<SetStaffAnswer>("setStaff", async (request) => {
  const {
    email,
    uid: targetUid,
    seen,
    ...requested
  } = parseRequest(setStaffRequestSchema, request);
  const uid = requireUid(request);
  const now = await serverNow();
  // Checked before any lookup or invitation, and again in the transaction.
  const grants = await readStaff(request);
  const nobody = { uid: null, before: null };
  const notAllowed = teamRefusal({ uid, grants }, nobody, requested);
  if (notAllowed === "NOT_ALLOWED") return err(refusal(notAllowed));
  requireRecentSignIn(request);
  const unknown = await findUnknownRestaurant(requested.resto_keys);
  if (unknown !== null) return err(refusal("INVALID", { field: `resto_keys.${unknown}` }));
  const existing = await findAccount({ email, uid: targetUid });
  if (!existing && requested.resto_keys.length === 0) return err(refusal("NOT_FOUND"));
  const held = existing && (await readStoredGrants(existing.uid));
  const refused =
    existing && teamRefusal({ uid, grants }, { uid: existing.uid, before: held }, requested);
  if (refused) return err(refusal(refused));
  const counted = grants?.super || held !== null ? ok(undefined) : await countNewGrant(uid, now);
  if (!counted.ok) return counted;
  const account = existing ?? (email === undefined ? null : await inviteIdentity(email));
  if (!account) return err(refusal("INVALID", { field: "email" }));
  // Before the grants are written, so that they never meet the old credentials.
  const isPending = existing !== null && !existing.gone && !existing.verified;
  if (isPending && requested.resto_keys.length > 0) await discardCredentials(account.uid);
  return transact(`staff ${account.uid}`, async (transaction) => {
    const [caller, stored] = await Promise.all([
      readStaff(request, transaction),
      readStoredGrants(account.uid, transaction),
    ]);
    const target = { uid: account.uid, before: stored };
    const reason = teamRefusal({ uid, grants: caller }, target, requested);
    if (reason) return err(refusal(reason));
    const before = stored === "unreadable" ? null : stored;
    const change = account.gone ? removeGrants(before) : changeStaff(before, requested);
    // A repeated call changes nothing and is answered, although its `seen` is out of date.
    if (change && seen && !isSameGrants(before, seen)) return err(refusal("VERSION_CONFLICT"));
    if (change) {
      writeGrants(transaction, account.uid, change.grants);
      addAuditEntries(transaction, change, { of: account.uid, by: uid, now });
    }
    const none = { resto_keys: [], role: requested.role, super: false };
    const { resto_keys, ...rest } = (change ? change.grants : before) ?? none;
    const hasJoined = caller?.super || (before !== null && account.verified);
    const shown = hasJoined ? account : pendingIdentity(account);
    return ok({ ...shown, ...rest, resto_keys: [...resto_keys], invited: existing === null });
  });
});

/** The account whose grants change; null for an address without an account. */
async function findAccount({
  email,
  uid,
}: Pick<SetStaffRequest, "email" | "uid">): Promise<Identity | null> {
  if (uid !== undefined) return readIdentity(uid);
  return email === undefined ? null : findIdentity(email);
}

/** Adds one entry per restaurant, so that each audit log shows the change. */
function addAuditEntries(
  transaction: Transaction,
  { action, concerns }: StaffChange,
  { of, by, now }: { of: string; by: string; now: Instant },
): void {
  for (const resto_key of concerns.length > 0 ? concerns : [null]) {
    addAudit(transaction, {
      at: now,
      by: "staff",
      uid: by,
      resto_key,
      target: `staff/${of}`,
      action,
    });
  }
}
