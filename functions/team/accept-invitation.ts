import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import {
  type Invitation,
  invitationState,
  type KeptAccount,
} from "@/domain/staff/invitation.schema";
import {
  acceptInvitationRequestSchema,
  type InvitationAccepted,
} from "@/domain/staff/invitation-calls.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { findGranted, writeGrants } from "../access/grants-store";
import { deleteAccountData } from "../accounts/delete-account-data";
import { defineCallable } from "../calls/define-callable";
import { transact } from "../runtime/admin-app";
import { serializeByKey } from "../runtime/serialize-by-key";
import { claimIdentity } from "./claim-identity-store";
import {
  deleteInvitation,
  readLinkedInvitation,
  readPendingInvitations,
  writeAccepted,
  writeKeptAccount,
} from "./invitation-store";
import { mayStillInvite } from "./may-still-invite";
import { addTeamAudit } from "./team-audit";

/**
 * Accepts an invitation with the link that was mailed to its address, whoever is signed in: the
 * account of the address then opens with the new password only, and its grants take effect
 * (docs/rules.md#invitations). NOT_FOUND for a link that is wrong, revoked or replaced, or whose
 * inviter has lost the right to invite, WRONG_STATE for a used or expired one, INVALID `password` if
 * the identity provider refuses the password.
 */
export const acceptInvitation = defineCallable(
  {
    name: "acceptInvitation",
    schema: acceptInvitationRequestSchema,
    access: "anyone",
  },
  ({ input: { secret, password }, now }) =>
    serializeByKey(`invitation ${secret}`, async () => {
      const linked = await readLinkedInvitation(secret);
      if (!linked) return err(refusal("NOT_FOUND"));
      if (invitationState(linked, now) !== "open") return err(refusal("WRONG_STATE"));
      // An interrupted acceptance is completed in any case: its account may have been deleted.
      if (!linked.kept_account && !(await mayStillInvite(linked))) return err(refusal("NOT_FOUND"));
      // First, so that the grants never meet older credentials.
      const claimed = await claimIdentity(linked.email, password, {
        remember: (current) => rememberAccount(linked, current),
        onReplace: (uid) => deleteAccountData({ uid, email: null }, { by: "system", now }),
      });
      return claimed.ok ? grant(linked, claimed.value, now) : claimed;
    }),
);

/** Stores the account that is about to be replaced, unless an interrupted acceptance has stored one. */
function rememberAccount(
  { email, link_hash }: Invitation,
  current: KeptAccount | null,
): Promise<Result<KeptAccount | null, Refusal>> {
  return transact(`staff ${email}`, async (transaction) => {
    const pending = await readPendingInvitations(email, transaction);
    const invitation = pending.find((each) => each.link_hash === link_hash);
    if (!invitation) return err(refusal("NOT_FOUND"));
    // The interrupted acceptance may have been that of another invitation.
    const kept = pending.find((each) => each.kept_account)?.kept_account ?? current;
    if (!invitation.kept_account && kept) writeKeptAccount(transaction, invitation, kept);
    return ok(kept);
  });
}

/** Gives the account the invited access, unless the invitation has ended meanwhile. */
function grant(
  { email, link_hash }: Invitation,
  { uid, validFrom }: { readonly uid: string; readonly validFrom: Instant },
  now: Instant,
): Promise<Result<InvitationAccepted, Refusal>> {
  return transact(`staff ${email}`, async (transaction) => {
    const [pending, holders] = await Promise.all([
      readPendingInvitations(email, transaction),
      findGranted(email),
    ]);
    const invitation = pending.find((each) => each.link_hash === link_hash);
    if (!invitation || !(await mayStillInvite(invitation, transaction))) {
      return err(refusal("NOT_FOUND"));
    }
    const { resto_keys, role, super: isSuper } = invitation;
    // An address has one account: the grants of accounts that had this address before end here.
    for (const holder of holders) writeGrants(transaction, holder, null);
    const access = { email, resto_keys, role, super: isSuper };
    writeGrants(transaction, uid, { ...access, signed_out_at: validFrom });
    // Managers invite only people who work nowhere else: the first acceptance ends the other offers.
    for (const each of pending) if (each !== invitation) deleteInvitation(transaction, each);
    writeAccepted(transaction, invitation, now);
    addTeamAudit(transaction, "staff.accepted", resto_keys, { uid, by: uid, now });
    return ok({ email });
  });
}
