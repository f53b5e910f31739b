import type { Grants } from "@/domain/staff/grants.schema";
import type { SetStaffRequest } from "@/domain/staff/staff-requests.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { findGranted, readStoredGrants } from "../access/grants-store";
import { readRevoked } from "../access/revoked-grants-store";
import {
  findIdentity,
  type Identity,
  readIdentities,
  readIdentity,
} from "../access/staff-identity-store";
import { hasAddress } from "./shown-member";

/** The address or account whose access changes. */
export interface TeamTarget {
  /** The address; null for an account that is named by its uid. */
  readonly email: string | null;
  /** The account that has grants, or had them within the last hour; null for an address without one. */
  readonly account: Identity | null;
  /**
   * The fields that its new grants keep, if the account has accepted and still has the address:
   * changes then need no invitation.
   */
  readonly accepted: Pick<Grants, "email" | "signed_out_at"> | null;
}

/** Finds the target of a change. Looks for grants of an address, not for its account. */
export async function findTarget(
  { email, uid }: Pick<SetStaffRequest, "email" | "uid">,
  now: Instant,
): Promise<TeamTarget> {
  if (uid !== undefined) return { email: null, account: await readIdentity(uid), accepted: null };
  if (email === undefined) return { email: null, account: null, accepted: null };
  const uids = await findGranted(email);
  const holders = [...(await readIdentities(uids)).values()];
  const account = holders.find((each) => hasAddress(each, email)) ?? holders[0];
  if (account && hasAddress(account, email)) {
    const grants = await readStoredGrants(account.uid);
    return { email, account, accepted: grants && grants !== "unreadable" ? grants : { email } };
  }
  if (account) return { email, account, accepted: null };
  const [gone] = uids;
  if (gone !== undefined) return { email, account: await readIdentity(gone), accepted: null };
  return { email, ...(await revokedAccount(email, now)) };
}

async function revokedAccount(
  email: string,
  now: Instant,
): Promise<Pick<TeamTarget, "account" | "accepted">> {
  const identity = await findIdentity(email);
  const isOwner = identity !== null && hasAddress(identity, email);
  const accepted = isOwner ? await readRevoked(identity.uid, email, now) : null;
  return { account: accepted && identity, accepted };
}
