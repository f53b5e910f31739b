import { createHash } from "node:crypto";
import type { CallableRequest } from "firebase-functions/https";
import { info, warn } from "firebase-functions/logger";
import type { Refusal, RefusalReason } from "@/domain/result/refusal";
import { functionsBuild } from "../runtime/functions-build";
import { requestIdOf } from "../runtime/request-id";
import { sentData } from "./frame/sent-data";
import { createTokenBuckets } from "./limits/token-bucket";

/** Reasons that an operator should notice: somebody tries what they may not, or too often. */
const SUSPICIOUS: ReadonlySet<RefusalReason> = new Set<RefusalReason>([
  "NOT_ALLOWED",
  "SIGN_IN_AGAIN",
  "BLOCKED",
  "RATE_LIMIT",
]);

/** Entries per call and reason, so that an attacker cannot fill the log. */
const takeEntry = createTokenBuckets({ burst: 20, perSecond: 0.2 }, 500);

/** Refusals not logged since the last entry, by call and reason. */
const suppressed = new Map<string, number>();

const RESTO_KEY = /^[a-z0-9-]{1,60}$/;
const FIELD = /^[\w.]{1,80}$/;

/**
 * Logs a refused call without personal data: call, reason, field, restaurant, build, request id,
 * and a hash of the uid (see docs/operations.md#refusals-in-the-log). Of many equal refusals in a
 * short time, an instance logs some and counts the others in `suppressed`.
 */
export function logRefusal(callable: string, { reason, field }: Refusal, request: CallableRequest) {
  const group = `${callable} ${reason}`;
  if (takeEntry(group, Date.now()) !== null) {
    suppressed.set(group, (suppressed.get(group) ?? 0) + 1);
    return;
  }
  const log = SUSPICIOUS.has(reason) ? warn : info;
  const skipped = suppressed.get(group) ?? 0;
  suppressed.delete(group);
  const restoKey = restoKeyOf(request);
  log("refused", {
    callable,
    reason,
    // Names of unknown fields are the caller's text.
    ...(field === undefined ? {} : { field: FIELD.test(field) ? field : "other" }),
    ...(restoKey === null ? {} : { resto_key: restoKey }),
    ...(request.auth ? { uid_hash: uidHash(request.auth.uid) } : {}),
    ...(skipped > 0 ? { suppressed: skipped } : {}),
    build: functionsBuild(),
    request_id: requestIdOf(request),
  });
}

/** The first 12 hexadecimal digits of the SHA-256 of a uid. */
function uidHash(uid: string): string {
  return createHash("sha256").update(uid).digest("hex").slice(0, 12);
}

function restoKeyOf(request: CallableRequest): string | null {
  const sent = sentData(request);
  const key = typeof sent === "object" && sent !== null && "resto_key" in sent && sent.resto_key;
  return typeof key === "string" && RESTO_KEY.test(key) ? key : null;
}
