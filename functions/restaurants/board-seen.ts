import { refusal } from "@/domain/result/refusal";
import { err, ok } from "@/domain/result/result";
import { isRecentHeartbeat } from "@/domain/staff/heartbeat";
import { boardSeenRequestSchema } from "@/domain/staff/overview.schema";
import { transact } from "../runtime/admin-app";
import { defineCallable } from "../runtime/define-callable";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { readStaff } from "../team/grants-store";
import { readHeartbeats, writeHeartbeat } from "./heartbeat-store";

/**
 * Stores the heartbeat of an open order board, at most once a minute and without the user's identity.
 * NOT_ALLOWED unless the caller is staff of all these restaurants; a super flag is not enough,
 * because super-administrators do not answer orders.
 */
export const boardSeen = defineCallable("boardSeen", async (request) => {
  const { resto_keys, build } = parseRequest(boardSeenRequestSchema, request);
  const uid = requireUid(request);
  const now = await serverNow();
  const keys = [...new Set(resto_keys)];
  return transact(`presence ${uid}`, async (transaction) => {
    const staff = await readStaff(request, transaction);
    const isAllowed = staff && keys.every((key) => staff.resto_keys.includes(key));
    if (!isAllowed) return err(refusal("NOT_ALLOWED"));
    const seen = await readHeartbeats(keys, transaction);
    for (const [index, key] of keys.entries()) {
      if (!isRecentHeartbeat(seen[index] ?? null, now)) {
        writeHeartbeat(transaction, key, { now, build });
      }
    }
    return ok({ server_time: now });
  });
});
