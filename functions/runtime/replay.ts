import { createHash } from "node:crypto";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";

/** Creator and hash of a request, stored with the document that the request created. */
interface RequestStamp {
  readonly creator_uid: string;
  readonly request_hash: string;
}

/** @param canonicalRequest the same text for equivalent requests */
export function hashRequest(canonicalRequest: string): string {
  return createHash("sha256").update(canonicalRequest).digest("hex");
}

/**
 * Answers a request whose id already exists: repeats the first answer if request and creator are the
 * same, IDEMPOTENCY_MISMATCH otherwise (docs/rules.md#idempotency).
 */
export function replay<Created extends RequestStamp, Answer>(
  earlier: Created,
  request: RequestStamp,
  answerOf: (earlier: Created) => Answer,
): Result<Answer, Refusal> {
  const isSame =
    earlier.creator_uid === request.creator_uid && earlier.request_hash === request.request_hash;
  return isSame ? ok(answerOf(earlier)) : err(refusal("IDEMPOTENCY_MISMATCH"));
}
