import {
  changeSwitches,
  MAX_PAUSE_MS,
  setSwitchesRequestSchema,
} from "@/domain/operations/switches.schema";
import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { defineCallable } from "../calls/define-callable";
import { addAudit } from "../runtime/audit-store";
import { readCurrentSwitches, writeSwitches } from "../runtime/switches-store";

/**
 * Changes switches for all restaurants: pauses ordering until an instant (null ends the pause), requires
 * App Check or not, allows online payment or not. Effective within 60 seconds. INVALID for a pause of
 * more than 30 days. Returns all switches.
 */
export const setSwitches = defineCallable(
  {
    name: "setSwitches",
    schema: setSwitchesRequestSchema,
    access: "super",
    needsRecentSignIn: true,
  },
  async ({ input, caller: { uid }, now, transact }) => {
    if ((input.ordering_paused_until ?? now) > now + MAX_PAUSE_MS) {
      return err(refusal("INVALID", { field: "ordering_paused_until" }));
    }
    return transact("switches", async (transaction) => {
      const switches = changeSwitches(await readCurrentSwitches(transaction), input, now);
      writeSwitches(transaction, switches);
      addAudit(transaction, {
        at: now,
        by: "staff",
        uid,
        resto_key: null,
        target: "operations/switches",
        action: "switches.changed",
      });
      return ok({ switches });
    });
  },
);
