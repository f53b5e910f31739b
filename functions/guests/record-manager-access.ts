import type { CallableRequest } from "firebase-functions/https";
import { maskContact } from "@/domain/guest/mask-contact";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { transact } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { requireRecentSignIn, requireUid } from "../runtime/guards";
import { readStaff } from "../team/grants-store";
import { isManagerOf } from "../team/is-manager-of";
import type { GuestAt } from "./guest-documents-store";

interface ManagerAccess {
  readonly guest: GuestAt;
  readonly action: "guest.searched" | "guest.exported" | "guest.erased";
  readonly now: Instant;
}

/**
 * Records a manager's access to a guest's data before anything is read; the audit log shows the
 * contact masked. NOT_ALLOWED for everybody but managers of the restaurant and super-administrators,
 * without an entry. Export and erasure need a recent sign-in, which is checked after the role.
 * @throws HttpsError NOT_SIGNED_IN or SIGN_IN_AGAIN
 */
export function recordManagerAccess(
  request: CallableRequest,
  { guest, action, now }: ManagerAccess,
): Promise<Result<void, Refusal>> {
  const uid = requireUid(request);
  return transact(`guests ${uid}`, async (transaction) => {
    const staff = await readStaff(request, transaction);
    if (!isManagerOf(staff, guest.resto_key)) return err(refusal("NOT_ALLOWED"));
    if (action !== "guest.searched") requireRecentSignIn(request);
    addAudit(transaction, {
      at: now,
      by: "staff",
      uid,
      resto_key: guest.resto_key,
      target: `guests/${maskContact(guest.contactKey)}`,
      action,
    });
    return ok(undefined);
  });
}
