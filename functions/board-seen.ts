import { onCall } from "firebase-functions/https";
import { refusal } from "../src/domain/shared/refusal";
import { err, ok } from "../src/domain/shared/result";
import { boardSeenRequestSchema } from "../src/domain/staff/overview.schema";
import { isSignRecent } from "../src/domain/staff/sign-of-life";
import { transact } from "./admin-app";
import { answering } from "./answering";
import { CALLABLE_OPTIONS } from "./callable-options";
import { requireUid } from "./guards";
import { parseRequest } from "./parse-request";
import { readPresence, writePresence } from "./presence-store";
import { serverNow } from "./server-now";
import { readStaff } from "./staff-store";

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
