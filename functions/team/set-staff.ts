import { invitationMailLimits, NEW_GRANT_LIMITS } from "@/domain/limits/staff-limits";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { isSameGrants } from "@/domain/staff/change-staff";
import { combinedOffer } from "@/domain/staff/invitation.schema";
import { type SetStaffAnswer, setStaffRequestSchema } from "@/domain/staff/staff-requests.schema";
import { isOfTeam, teamRefusal } from "@/domain/staff/team-refusal";
import { readStoredGrants } from "../access/grants-store";
import { defineCallable } from "../calls/define-callable";
import { readEvents } from "../limits/limit-store";
import { accountSubject, mailSubject } from "../limits/limit-subjects";
import { findUnknownRestaurant } from "../restaurants/restaurant-store";
import { changeGrants } from "./change-grants";
import { deleteInvitation, readPendingInvitations } from "./invitation-store";
import { readInviting, sendInvitation } from "./send-invitation";
import { shownInvitation } from "./shown-member";
import { addTeamAudit } from "./team-audit";
import { findTarget } from "./team-target";

/**
 * Grants restaurants to an address, or revokes them if `resto_keys` is empty. An address that has not
 * accepted yet gets a mail with a new link each time. Until the invitation is accepted, nothing changes
 * for the account of the address, and the answer does not tell whether there is one. For an address
 * that has accepted, the change is effective with the next call. For super-administrators, and for
 * managers within {@link teamRefusal}, who signed in recently; the super flag cannot be changed here.
 * NOT_FOUND if there is nothing to revoke, INVALID for an unknown restaurant, VERSION_CONFLICT if the
 * grants are no longer those in `seen`, RATE_LIMIT for a manager's 21st invitation in a day and the
 * seventh to one mailbox. All grants of an account that is deleted or has another address are removed,
 * including the super flag.
 */
export const setStaff = defineCallable(
  {
    name: "setStaff",
    schema: setStaffRequestSchema,
    access: "manager",
    mayCall: (grants, requested, { uid }) =>
      teamRefusal({ uid, grants }, { uid: null, before: null }, requested) !== "NOT_ALLOWED",
    needsRecentSignIn: true,
  },
  async ({ input, caller: { uid }, staff: grants, now, transact }) => {
    const { email, uid: targetUid, seen, ...requested } = input;
    const { resto_keys } = requested;
    const unknown = await findUnknownRestaurant(resto_keys);
    if (unknown !== null) return err(refusal("INVALID", { field: `resto_keys.${unknown}` }));
    const target = await findTarget({ email, uid: targetUid }, now);
    const { account } = target;
    const isInvited = email !== undefined && resto_keys.length > 0 && !target.accepted;
    const restaurants = isInvited ? await readInviting(resto_keys) : [];
    return transact(`staff ${email ?? targetUid}`, async (transaction) => {
      const [stored, pending, count, mails] = await Promise.all([
        account && readStoredGrants(account.uid, transaction),
        email === undefined ? [] : readPendingInvitations(email, transaction),
        readEvents(transaction, "grants_at", [accountSubject(uid)], NEW_GRANT_LIMITS),
        readEvents(
          transaction,
          "invitations_at",
          [email ? mailSubject(email) : null],
          invitationMailLimits(true),
        ),
      ]);
      // Managers neither learn of invitations by other restaurants nor change them.
      const invitations = pending.filter((each) => isOfTeam(each, grants));
      const offer = combinedOffer(invitations, now);
      const held = [stored, offer].filter((each) => each !== null);
      // An expired offer keeps nobody from a new one.
      const isLapsed = offer !== null && offer.valid_until <= now;
      const binding = held.filter((each) => !(isInvited && isLapsed && each === offer));
      for (const before of binding.length > 0 ? binding : [null]) {
        const whom = { uid: account?.uid ?? null, before };
        const reason = teamRefusal({ uid, grants }, whom, requested);
        if (reason) return err(refusal(reason));
      }
      if (email !== undefined && resto_keys.length === 0 && held.length === 0) {
        return err(refusal("NOT_FOUND"));
      }
      const isSeen = held.some((each) => each !== "unreadable" && seen && isSameGrants(each, seen));
      const isOutdated = seen !== undefined && !isSeen;
      if (!isInvited) {
        const before = { stored, invitations, offer, isOutdated };
        const changed = changeGrants(transaction, target, before, requested, { by: uid, now });
        if (!changed.ok) return changed;
        const hasJoined = grants.super || stored !== null;
        const hidden = hasJoined ? {} : { name: null, last_sign_in_at: null };
        return ok<SetStaffAnswer>({ ...changed.value, ...hidden, invited: false });
      }
      if (isOutdated) return err(refusal("VERSION_CONFLICT"));
      const allowed = grants.super ? ok(undefined) : count.check(now);
      if (!allowed.ok) return allowed;
      const deliverable = mails.check(now, invitationMailLimits(grants.super));
      if (!deliverable.ok) return deliverable;
      for (const each of invitations) deleteInvitation(transaction, each);
      const sent = sendInvitation(
        transaction,
        {
          email,
          ...requested,
          super: grants.super && offer?.super === true,
          by: uid,
          kept_account: invitations.find((each) => each.kept_account)?.kept_account,
        },
        restaurants,
        now,
      );
      count.add(now);
      mails.add(now);
      addTeamAudit(transaction, "staff.invited", resto_keys, { email, by: uid, now });
      return ok<SetStaffAnswer>({ ...shownInvitation(sent), invited: true });
    });
  },
);
