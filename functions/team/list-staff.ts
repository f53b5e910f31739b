import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import type { Grants } from "@/domain/staff/grants.schema";
import {
  type ListStaffAnswer,
  listStaffRequestSchema,
  type StaffMember,
} from "@/domain/staff/staff-requests.schema";
import { isTeamMember } from "@/domain/staff/team-refusal";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { listGrants, listGrantsFor, readStaff } from "./grants-store";
import { deletedIdentity, pendingIdentity, readIdentities } from "./staff-identity-store";

const MAX_STAFF_MEMBERS = 500;

/**
 * Staff members with their grants and account data: all for super-administrators; for managers those
 * of their restaurants, without super-administrators, the names of other restaurants, and the personal
 * data of accounts whose grants are pending.
 */
export const listStaff = defineCallable<ListStaffAnswer>("listStaff", async (request) => {
  parseRequest(listStaffRequestSchema, request);
  const uid = requireUid(request);
  const caller = await readStaff(request);
  if (!caller?.super && caller?.role !== "manager") return err(refusal("NOT_ALLOWED"));
  const all = caller.super
    ? await listGrants(MAX_STAFF_MEMBERS + 1)
    : await listGrantsFor(caller.resto_keys, MAX_STAFF_MEMBERS + 1);
  const granted = all
    .slice(0, MAX_STAFF_MEMBERS)
    .filter(({ grants }) => caller.super || !grants.super);
  const identities = await readIdentities(granted.map((each) => each.uid));
  const people = granted.map((each) => {
    const identity = identities.get(each.uid) ?? deletedIdentity(each.uid);
    if (caller.super) return { ...identity, ...each.grants };
    const shown = identity.verified ? identity : pendingIdentity(identity);
    return { ...shown, ...visibleGrants(each, { uid, grants: caller }) };
  });
  return ok({ people, complete: all.length <= MAX_STAFF_MEMBERS });
});

interface Granted {
  readonly uid: string;
  readonly grants: Grants;
}

/** What a manager sees of the grants of a staff member. */
function visibleGrants(
  { uid, grants }: Granted,
  manager: Granted,
): Pick<StaffMember, "resto_keys" | "role" | "super" | "locked"> {
  const own = manager.grants.resto_keys;
  return {
    resto_keys: grants.resto_keys.filter((key) => own.includes(key)),
    role: grants.role,
    super: grants.super,
    locked: uid === manager.uid || !isTeamMember(grants, manager.grants),
  };
}
