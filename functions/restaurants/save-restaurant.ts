import { usedCodes } from "@/domain/menu/draft/used-codes";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { restaurantIssues } from "@/domain/tenant/restaurant-issues";
import {
  type SaveRestaurantRequest,
  saveRestaurantRequestSchema,
} from "@/domain/tenant/save-restaurant-request.schema";
import { defineCallable } from "../calls/define-callable";
import { archiveRevision, deleteOldRevisions } from "../revisions/revision-store";
import { addAudit } from "../runtime/audit-store";
import { readRestaurantData, type StoredRestaurantData, writeRestaurant } from "./restaurant-store";

/**
 * Replaces a restaurant and archives the old revision. Refuses with VERSION_CONFLICT and the `current`
 * revision if `base_rev` is out of date, with INVALID and a path if fields are invalid or contradict
 * each other. The key and `pays_online` never change. Only a super-administrator changes `url`, because
 * builds and deployments depend on it.
 */
export const saveRestaurant = defineCallable(
  {
    name: "saveRestaurant",
    schema: saveRestaurantRequestSchema,
    access: "manager-of",
    needsRecentSignIn: true,
  },
  async ({ input, caller, staff, now, transact }) => {
    const { resto_key: key, base_rev } = input;
    const { uid } = caller;
    const saved = await transact(`restaurant ${key}`, async (transaction) => {
      const stored = await readRestaurantData(transaction, key);
      if (!stored) return err(refusal("NOT_FOUND"));
      const { rev } = stored;
      if (rev !== base_rev) return err(refusal("VERSION_CONFLICT", { current: String(rev) }));
      const field = invalidField(input, stored, staff.super);
      if (field) return err(refusal("INVALID", { field }));
      await archiveRevision(transaction, {
        kind: "restaurant",
        resto_key: key,
        rev,
        value: stored.value,
        at: now,
        uid,
      });
      const { pays_online: _, ...value } = input.value;
      const server = stored.pays_online ? { pays_online: true } : {};
      writeRestaurant(transaction, key, { ...value, ...server, rev: rev + 1 });
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
  },
);

/** Path of the first invalid field; null if the restaurant is valid. */
function invalidField(
  { resto_key, value }: SaveRestaurantRequest,
  stored: StoredRestaurantData,
  mayChangeUrl: boolean,
): string | null {
  if (value.key !== resto_key) return "value.key";
  if (value.url !== stored.url && !mayChangeUrl) return "value.url";
  const [issue] = restaurantIssues(value, usedLegendCodes(stored));
  return issue ? ["value", ...issue.path].join(".") : null;
}

/** Codes of the stored legend that the current menu uses. */
function usedLegendCodes({ menu, add_ons }: StoredRestaurantData): string[] {
  return menu ? usedCodes(menu).filter((code) => Object.hasOwn(add_ons, code)) : [];
}
