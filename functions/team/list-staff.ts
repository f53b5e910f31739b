import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { type ListStaffAnswer, listStaffRequestSchema } from "@/domain/staff/staff-requests.schema";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { listGrants, readStaff } from "./grants-store";
import { deletedIdentity, readIdentities } from "./staff-identity-store";

const MAX_STAFF_MEMBERS = 500;

/** All staff members with their grants and account data, for super-administrators. */
export const listStaff = defineCallable<ListStaffAnswer>("listStaff", async (request) => {
  parseRequest(listStaffRequestSchema, request);
  requireUid(request);
  if (!(await readStaff(request))?.super) return err(refusal("NOT_ALLOWED"));
  const all = await listGrants(MAX_STAFF_MEMBERS + 1);
  const granted = all.slice(0, MAX_STAFF_MEMBERS);
  const identities = await readIdentities(granted.map((each) => each.uid));
  const people = granted.map((each) => ({
    ...(identities.get(each.uid) ?? deletedIdentity(each.uid)),
    ...each.grants,
  }));
  return ok({ people, complete: all.length <= MAX_STAFF_MEMBERS });
});
