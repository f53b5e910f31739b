import { changeAvailability } from "@/domain/availability/change-availability";
import { setAvailabilityRequestSchema } from "@/domain/availability/set-availability-request.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { addAudit } from "../runtime/audit-store";
import { writeAvailability } from "./availability-store";
import { readRestaurant } from "./restaurant-store";

/**
 * Changes fields of a restaurant's availability: pause, busy minutes, sold-out dishes, exceptions.
 * `days` sets or clears single exceptions, `exceptions` replaces them all. INVALID for an unknown dish
 * or option and an end too far ahead. Returns the complete availability.
 */
export const setAvailability = defineCallable(
  {
    name: "setAvailability",
    schema: setAvailabilityRequestSchema,
    access: "staff-of",
    decidesInTransaction: true,
  },
  async ({ input, caller, now, transact }) => {
    const { resto_key: key, patch } = input;
    return transact(`availability ${key}`, async (transaction) => {
      const stored = await readRestaurant(key, ["menu", "availability"], transaction);
      if (!stored) return err(refusal("NOT_FOUND"));
      const changed = changeAvailability(stored.availability, patch, { ...stored, now });
      if (!changed.ok) return changed;
      writeAvailability(transaction, key, changed.value);
      addAudit(transaction, {
        at: now,
        by: "staff",
        uid: caller.uid,
        resto_key: key,
        target: `availability/${key}`,
        action: `availability.${Object.keys(patch).toSorted().join("+")}`,
      });
      return ok({ availability: changed.value, server_time: now });
    });
  },
);
