import { boardSeenRequestSchema } from "@/domain/report/overview.schema";
import { ok } from "@/domain/result/result";
import { isRecentHeartbeat } from "@/domain/staff/heartbeat";
import { defineCallable } from "../calls/define-callable";
import { readHeartbeats, writeHeartbeat } from "./heartbeat-store";

/**
 * Stores the heartbeat of an open order board, with whether its alarm is on and without the user's
 * identity; several boards write hardly more often than a single one. NOT_ALLOWED unless the caller
 * is staff of all these restaurants; a super flag is not enough, because super-administrators do
 * not answer orders.
 */
export const boardSeen = defineCallable(
  {
    name: "boardSeen",
    schema: boardSeenRequestSchema,
    access: "staff",
    decidesInTransaction: true,
    mayCall: (staff, { resto_keys }) => resto_keys.every((key) => staff.resto_keys.includes(key)),
  },
  async ({ input, caller, now, transact }) => {
    const { resto_keys, build, is_armed = true } = input;
    const keys = [...new Set(resto_keys)];
    return transact(`presence ${caller.uid}`, async (transaction) => {
      const seen = await readHeartbeats(keys, transaction);
      for (const [index, key] of keys.entries()) {
        const { seen_at = null, armed_at = null } = seen[index] ?? {};
        const isKnown = isRecentHeartbeat(is_armed ? armed_at : seen_at, now);
        if (isKnown) continue;
        writeHeartbeat(
          transaction,
          key,
          { seen_at: now, armed_at: is_armed ? now : armed_at },
          build,
        );
      }
      return ok({ server_time: now });
    });
  },
);
