import { boardSeenRequestSchema } from "@/domain/report/overview.schema";
import { ok } from "@/domain/result/result";
import { isRecentHeartbeat } from "@/domain/staff/heartbeat";
import { defineCallable } from "../calls/define-callable";
import { readHeartbeats, writeHeartbeat } from "./heartbeat-store";

/**
 * Stores the heartbeat of an open order board, at most twice a minute and without the user's identity.
 * NOT_ALLOWED unless the caller is staff of all these restaurants; a super flag is not enough,
 * because super-administrators do not answer orders.
 */
export const boardSeen = defineCallable(
  {
    name: "boardSeen",
    schema: boardSeenRequestSchema,
    access: "staff",
    mayCall: (staff, { resto_keys }) => resto_keys.every((key) => staff.resto_keys.includes(key)),
  },
  async ({ input, caller, now, transact }) => {
    const { resto_keys, build } = input;
    const keys = [...new Set(resto_keys)];
    return transact(`presence ${caller.uid}`, async (transaction) => {
      const seen = await readHeartbeats(keys, transaction);
      for (const [index, key] of keys.entries()) {
        if (!isRecentHeartbeat(seen[index] ?? null, now)) {
          writeHeartbeat(transaction, key, { now, build });
        }
      }
      return ok({ server_time: now });
    });
  },
);
