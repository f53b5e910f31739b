import { usedCodes } from "@/domain/menu/draft/used-codes";
import { refusal } from "@/domain/shared/refusal";
import { err, ok } from "@/domain/shared/result";
import { restaurantFaults } from "@/domain/tenant/restaurant-faults";
import {
  type SaveRestaurantRequest,
  saveRestaurantRequestSchema,
} from "@/domain/tenant/save-restaurant-request.schema";
import { archiveRevision, deleteOldRevisions } from "../revisions/revision-store";
import { transact } from "../runtime/admin-app";
import { addAudit } from "../runtime/audit-store";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { readGrants } from "../team/grants-store";
import { isManagerOf } from "../team/is-manager-of";
import { readRestaurantData, type StoredRestaurantData, writeRestaurant } from "./restaurant-store";

/**
 * Replaces a restaurant's record, for its managers and super-administrators. Refuses with
 * VERSION_CONFLICT and the `current` revision where somebody else has saved since `base_rev`, with
 * INVALID and the path where the record makes no sense. Nobody changes the key; the address of
 * the site, which builds and deployments know too, only a super-administrator. The old record
 * goes into the history, which keeps the newest of them.
 */
export const saveRestaurant = defineCallable("saveRestaurant", async (request) => {
  const input = parseRequest(saveRestaurantRequestSchema, request);
  const { resto_key: key, base_rev } = input;
  const uid = requireUid(request);
  const now = await serverNow();
  const saved = await transact(`record ${key}`, async (transaction) => {
    const staff = await readGrants(transaction, uid);
    if (!staff || !isManagerOf(staff, key)) return err(refusal("NOT_ALLOWED"));
    const stored = await readRestaurantData(transaction, key);
    if (!stored) return err(refusal("NOT_FOUND"));
    const { rev, value } = stored;
    if (rev !== base_rev) return err(refusal("VERSION_CONFLICT", { current: String(rev) }));
    const field = wrongField(input, stored, staff.super);
    if (field) return err(refusal("INVALID", { field }));
    await archiveRevision(transaction, {
      kind: "restaurant",
      resto_key: key,
      rev,
      value,
      at: now,
      uid,
    });
    writeRestaurant(transaction, key, { ...input.value, rev: rev + 1 });
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
  if (saved.ok) await deleteOldRevisions({ kind: "restaurant", resto_key: key }, saved.value.rev);
  return saved;
});

/** Path of the first thing that is wrong with the new record; null for a sound one. */
function wrongField(
  { resto_key, value }: SaveRestaurantRequest,
  stored: StoredRestaurantData,
  mayMove: boolean,
): string | null {
  if (value.key !== resto_key) return "value.key";
  if (value.url !== stored.url && !mayMove) return "value.url";
  const [fault] = restaurantFaults(value, usedLegendCodes(stored));
  return fault ? ["value", ...fault.path].join(".") : null;
}

/** Codes of the stored legend that the current menu uses. */
function usedLegendCodes({ menu, add_ons }: StoredRestaurantData): string[] {
  return menu ? usedCodes(menu).filter((code) => Object.hasOwn(add_ons, code)) : [];
}
