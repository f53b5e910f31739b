import type { Instant } from "@/domain/shared/berlin-time";
import { refusal } from "@/domain/shared/refusal";
import { err, ok } from "@/domain/shared/result";
import { changeStaff, isAsSeen, removeGrants, type StaffChange } from "@/domain/staff/change-staff";
import {
  type SetStaffAnswer,
  type SetStaffRequest,
  setStaffRequestSchema,
} from "@/domain/staff/staff-requests.schema";
import { findUnknownRestaurant } from "../restaurants/restaurant-store";
import { type Transaction, transact } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { readGrants, writeGrants } from "./grants-store";
import { findIdentity, type Identity, inviteIdentity, readIdentity } from "./staff-identity-store";

/**
 * Grants restaurants to the account with this address, or takes them away where none are named;
 * effective on the person's next call. For super-administrators, whose own flag nobody can touch
 * here. An address without an account is invited: the account has no password until a password
 * mail has been followed. NOT_FOUND where there is nobody to revoke; INVALID for a restaurant
 * that does not exist; VERSION_CONFLICT where somebody else has changed what was `seen`. What a
 * deleted account has left behind goes as a whole, super flag included.
 */
export const setStaff = defineCallable<SetStaffAnswer>("setStaff", async (request) => {
  const { email, uid: whose, seen, ...wanted } = parseRequest(setStaffRequestSchema, request);
  const uid = requireUid(request);
  const now = await serverNow();
  // Asked before anything is looked up or made, and again with the change.
  if (!(await readGrants(uid))?.super) return err(refusal("NOT_ALLOWED"));
  const unknown = await findUnknownRestaurant(wanted.resto_keys);
  if (unknown !== null) return err(refusal("INVALID", { field: `resto_keys.${unknown}` }));
  const known = await findPerson({ email, uid: whose });
  if (!known && wanted.resto_keys.length === 0) return err(refusal("NOT_FOUND"));
  const person = known ?? (email === undefined ? null : await inviteIdentity(email));
  if (!person) return err(refusal("INVALID", { field: "email" }));
  return transact(`staff ${person.uid}`, async (transaction) => {
    const [caller, before] = await Promise.all([
      readGrants(uid, transaction),
      readGrants(person.uid, transaction),
    ]);
    if (!caller?.super) return err(refusal("NOT_ALLOWED"));
    const change = person.gone ? removeGrants(before) : changeStaff(before, wanted);
    // Who repeats a change that was made has seen what was before it.
    if (change && seen && !isAsSeen(before, seen)) return err(refusal("VERSION_CONFLICT"));
    if (change) {
      writeGrants(transaction, person.uid, change.grants);
      addAuditEntries(transaction, change, { of: person.uid, by: uid, now });
    }
    const grants = change ? change.grants : before;
    const none = { resto_keys: [], role: wanted.role, super: false };
    const { resto_keys, ...rest } = grants ?? none;
    return ok({ ...person, ...rest, resto_keys: [...resto_keys], invited: known === null });
  });
});

/** Whose grants change; null for an address without an account. */
async function findPerson({
  email,
  uid,
}: Pick<SetStaffRequest, "email" | "uid">): Promise<Identity | null> {
  if (uid !== undefined) return readIdentity(uid);
  return email === undefined ? null : findIdentity(email);
}

/** One entry per restaurant, so that each finds it in its own trail. */
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
