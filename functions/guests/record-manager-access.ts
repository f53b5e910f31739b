import { maskContact } from "@/domain/guest/mask-contact";
import type { Refusal } from "@/domain/result/refusal";
import { ok, type Result } from "@/domain/result/result";
import type { Call } from "../calls/frame/definition";
import { addAudit } from "../runtime/audit-store";
import type { GuestAt } from "./guest-at";

/**
 * Records a manager's access to a guest's data before anything is read; the audit log shows the
 * contact masked.
 */
export function recordManagerAccess(
  { caller, now, transact }: Call<unknown, "manager-of">,
  { resto_key, contactKey }: GuestAt,
  action: "guest.searched" | "guest.exported" | "guest.erased",
): Promise<Result<void, Refusal>> {
  return transact(`guests ${caller.uid}`, async (transaction) => {
    addAudit(transaction, {
      at: now,
      by: "staff",
      uid: caller.uid,
      resto_key,
      target: `guests/${maskContact(contactKey)}`,
      action,
    });
    return ok(undefined);
  });
}
