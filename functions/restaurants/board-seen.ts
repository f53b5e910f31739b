import { onCall } from "firebase-functions/https";
import { refusal } from "@/domain/shared/refusal";
import { err, ok } from "@/domain/shared/result";
import { boardSeenRequestSchema } from "@/domain/staff/overview.schema";
import { isSignRecent } from "@/domain/staff/sign-of-life";
import { transact } from "../runtime/admin-app";
import { answering } from "../runtime/answering";
import { CALLABLE_OPTIONS } from "../runtime/callable-options";
import { requireUid } from "../runtime/guards";
import { parseRequest } from "../runtime/parse-request";
import { serverNow } from "../runtime/server-now";
import { readStaff } from "../team/staff-store";
import { readPresence, writePresence } from "./presence-store";

/**
 * Tells that the order board of these restaurants is open before their own people; NOT_ALLOWED
 * for anybody else, super-administrators included, whose looking on answers no guest. Stored at
 * most once a minute, without a name.
 */
export const boardSeen = onCall(
  CALLABLE_OPTIONS,
  answering("boardSeen", async (request) => {
    const { resto_keys } = parseRequest(boardSeenRequestSchema, request);
    const uid = requireUid(request);
    const now = await serverNow();
    const keys = [...new Set(resto_keys)];
    return transact(`presence ${uid}`, async (transaction) => {
      const staff = await readStaff(transaction, uid);
      const isTheirs = staff && keys.every((key) => staff.resto_keys.includes(key));
      if (!isTheirs) return err(refusal("NOT_ALLOWED"));
      const seen = await readPresence(keys, transaction);
      for (const [index, key] of keys.entries()) {
        if (!isSignRecent(seen[index] ?? null, now)) writePresence(transaction, key, now);
      }
      return ok({ server_time: now });
    });
  }),
);
