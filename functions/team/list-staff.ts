import { onCall } from "firebase-functions/https";
import { refusal } from "@/domain/shared/refusal";
import { err, ok } from "@/domain/shared/result";
import { type ListStaffAnswer, listStaffRequestSchema } from "@/domain/staff/staff-requests.schema";
import { answering } from "../runtime/answering";
import { CALLABLE_OPTIONS } from "../runtime/callable-options";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { goneIdentity, readIdentities } from "./staff-identity-store";
import { listGrants, readStaffNow } from "./staff-store";

const MOST_PEOPLE = 500;

/** Everybody with grants and what the identity provider knows of them; for super-administrators. */
export const listStaff = onCall(
  CALLABLE_OPTIONS,
  answering<ListStaffAnswer>("listStaff", async (request) => {
    parseRequest(listStaffRequestSchema, request);
    const uid = requireUid(request);
    if (!(await readStaffNow(uid))?.super) return err(refusal("NOT_ALLOWED"));
    const all = await listGrants(MOST_PEOPLE + 1);
    const granted = all.slice(0, MOST_PEOPLE);
    const identities = await readIdentities(granted.map((each) => each.uid));
    const people = granted.map((each) => ({
      ...(identities.get(each.uid) ?? goneIdentity(each.uid)),
      ...each.grants,
    }));
    return ok({ people, complete: all.length <= MOST_PEOPLE });
  }),
);
