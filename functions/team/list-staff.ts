import { ok } from "@/domain/result/result";
import type { Grants } from "@/domain/staff/grants.schema";
import { combinedOffer, type Invitation, type Offer } from "@/domain/staff/invitation.schema";
import {
  type ListStaffAnswer,
  listStaffRequestSchema,
  type StaffMember,
} from "@/domain/staff/staff-requests.schema";
import { isTeamMember } from "@/domain/staff/team-refusal";
import type { Instant } from "@/domain/time/berlin-time";
import { listGrants, listGrantsFor } from "../access/grants-store";
import { deletedIdentity, readIdentities } from "../access/staff-identity-store";
import { defineCallable } from "../calls/define-callable";
import { listInvitations, listInvitationsFor } from "./invitation-store";
import { shownInvitation, shownMember } from "./shown-member";

/** Staff members in one list. */
const MAX_STAFF_MEMBERS = 500;

/**
 * Staff members with their grants and account data, and invitations that wait to be accepted: all for
 * super-administrators; for managers those of their restaurants, without super-administrators, the
 * names of other restaurants, and the personal data of accounts that have another address now.
 */
export const listStaff = defineCallable(
  { name: "listStaff", schema: listStaffRequestSchema, access: "manager" },
  async ({ caller: { uid }, staff, now }) => {
    const limit = MAX_STAFF_MEMBERS + 1;
    const { resto_keys } = staff;
    const [granted, invited] = await Promise.all(
      staff.super
        ? [listGrants(limit), listInvitations(limit)]
        : [listGrantsFor(resto_keys, limit), listInvitationsFor(resto_keys, limit)],
    );
    const identities = await readIdentities(granted.map((each) => each.uid));
    const members = [
      ...granted.map((each) =>
        shownMember(identities.get(each.uid) ?? deletedIdentity(each.uid), each.grants),
      ),
      ...offersOf(invited, now).map(shownInvitation),
    ];
    const people = members
      .slice(0, MAX_STAFF_MEMBERS)
      .filter((member) => staff.super || !member.super)
      .map((member) => (staff.super ? member : asManager(member, { uid, grants: staff })));
    return ok<ListStaffAnswer>({ people, complete: members.length <= MAX_STAFF_MEMBERS });
  },
);

/** One offer for each address. */
function offersOf(invitations: readonly Invitation[], now: Instant): Offer[] {
  const emails = [...new Set(invitations.map(({ email }) => email))];
  const ofEmail = (email: string) => invitations.filter((each) => each.email === email);
  return emails.flatMap((email) => combinedOffer(ofEmail(email), now) ?? []);
}

/** A staff member as a manager sees them. */
function asManager(
  member: StaffMember,
  manager: { readonly uid: string; readonly grants: Grants },
): StaffMember {
  const own = manager.grants.resto_keys;
  return {
    ...member,
    ...(member.moved && { name: null, last_sign_in_at: null }),
    resto_keys: member.resto_keys.filter((key) => own.includes(key)),
    locked: member.uid === manager.uid || !isTeamMember(member, manager.grants),
  };
}
