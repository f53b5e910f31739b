import { onCall } from "firebase-functions/https";
import { refusal } from "@/domain/shared/refusal";
import { err, ok } from "@/domain/shared/result";
import { restaurantFaults } from "@/domain/tenant/restaurant-faults";
import {
  type SaveRestaurantRequest,
  saveRestaurantRequestSchema,
} from "@/domain/tenant/save-restaurant-request.schema";
import { transact } from "../runtime/admin-app";
import { answering } from "../runtime/answering";
import { addAudit } from "../runtime/audit-store";
import { CALLABLE_OPTIONS } from "../runtime/callable-options";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { isManagerOf } from "../team/is-manager-of";
import { readStaff } from "../team/staff-store";
import { forgetRevisions, keepRevision } from "./history-store";
import { readStoredRecord, type StoredRecord, writeRecord } from "./record-store";

/**
 * Replaces a restaurant's record, for its managers and super-administrators. Refuses with
 * VERSION_CONFLICT and the `current` revision where somebody else has saved since `base_rev`, with
 * INVALID and the path where the record makes no sense. Nobody changes the key; the address of
 * the site, which builds and deployments know too, only a super-administrator. The old record
 * goes into the history, which keeps the newest of them.
 */
export const saveRestaurant = onCall(
  CALLABLE_OPTIONS,
  answering("saveRestaurant", async (request) => {
    const input = parseRequest(saveRestaurantRequestSchema, request);
    const { resto_key: key, base_rev } = input;
    const uid = requireUid(request);
    const now = await serverNow();
    const saved = await transact(`record ${key}`, async (transaction) => {
      const staff = await readStaff(transaction, uid);
      if (!staff || !isManagerOf(staff, key)) return err(refusal("NOT_ALLOWED"));
      const stored = await readStoredRecord(transaction, key);
      if (!stored) return err(refusal("NOT_FOUND"));
      const { rev, value } = stored;
      if (rev !== base_rev) return err(refusal("VERSION_CONFLICT", { current: String(rev) }));
      const field = wrongField(input, stored, staff.super);
      if (field) return err(refusal("INVALID", { field }));
      await keepRevision(transaction, {
        kind: "restaurant",
        resto_key: key,
        rev,
        value,
        at: now,
        uid,
      });
      writeRecord(transaction, key, { ...input.value, rev: rev + 1 });
      addAudit(transaction, {
        at: now,
        by: "staff",
        uid,
        resto_key: key,
        target: `public/${key}`,
        action: "restaurant.saved",
        version: rev + 1,
      });
      return ok({ rev: rev + 1 });
    });
    if (saved.ok) await forgetRevisions({ kind: "restaurant", resto_key: key }, saved.value.rev);
    return saved;
  }),
);

/** Path of the first thing that is wrong with the new record; null for a sound one. */
function wrongField(
  { resto_key, value }: SaveRestaurantRequest,
  stored: StoredRecord,
  mayMove: boolean,
): string | null {
  if (value.key !== resto_key) return "value.key";
  if (value.url !== stored.url && !mayMove) return "value.url";
  const [fault] = restaurantFaults(value, stored.usedCodes);
  return fault ? ["value", ...fault.path].join(".") : null;
}
