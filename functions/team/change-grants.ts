import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { changeStaff, removeGrants } from "@/domain/staff/change-staff";
import type { Access, Grants } from "@/domain/staff/grants.schema";
import type { Invitation, Offer } from "@/domain/staff/invitation.schema";
import type { StaffMember } from "@/domain/staff/staff-requests.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { writeGrants } from "../access/grants-store";
import { rememberRevoked } from "../access/revoked-grants-store";
import { deletedIdentity } from "../access/staff-identity-store";
import type { Transaction } from "../runtime/admin-app";
import { deleteInvitation } from "./invitation-store";
import { hasAddress, shownInvitation, shownMember } from "./shown-member";
import { addTeamAudit } from "./team-audit";
import type { TeamTarget } from "./team-target";

interface Before {
  readonly stored: Grants | "unreadable" | null;
  readonly invitations: readonly Invitation[];
  /** All that the invitations offer. */
  readonly offer: Offer | null;
  /** Whether the grants have changed since the caller saw them. */
  readonly isOutdated: boolean;
}

/**
 * Changes the grants of an account that has accepted, or takes away all access: grants and invitations.
 * A repeated call changes nothing and succeeds, although the grants in its `seen` are out of date.
 */
export function changeGrants(
  transaction: Transaction,
  { email, account, accepted }: TeamTarget,
  { stored, invitations, offer, isOutdated }: Before,
  requested: Pick<Access, "resto_keys" | "role">,
  { by, now }: { readonly by: string; readonly now: Instant },
): Result<StaffMember, Refusal> {
  const before = stored === "unreadable" ? null : stored;
  const isDead = account !== null && before !== null && !hasAddress(account, before.email);
  const change = isDead ? removeGrants(before) : changeStaff(before, requested);
  if ((change || offer) && isOutdated) return err(refusal("VERSION_CONFLICT"));
  const address = accepted?.email ?? before?.email ?? email ?? "";
  const base: Grants = before ?? { ...accepted, email: address, ...NOTHING, role: requested.role };
  if (account && change) {
    writeGrants(transaction, account.uid, change.grants && { ...base, ...change.grants });
    if (!change.grants && accepted) rememberRevoked(transaction, account.uid, accepted, now);
    addTeamAudit(transaction, change.action, change.concerns, { uid: account.uid, by, now });
  }
  for (const each of invitations) deleteInvitation(transaction, each);
  if (offer && requested.resto_keys.length === 0) {
    const { email: of, resto_keys } = offer;
    addTeamAudit(transaction, "staff.revoked", resto_keys, { email: of, by, now });
  }
  const left = (change ? change.grants : before) ?? { ...NOTHING, role: requested.role };
  if (account) return ok(shownMember(account, { ...base, ...left }));
  return ok(
    offer
      ? shownInvitation({ ...offer, ...NOTHING })
      : shownMember(deletedIdentity(""), { ...base, ...left }),
  );
}

const NOTHING = { resto_keys: [], super: false } as const;
