import type { Refusal, RefusalReason } from "@/domain/result/refusal";
import type { CallResult } from "@/firebase/callables/call";
import type { SendEvent } from "./send-machine";

/** Refused by the guards of a call, before the server reads the document. */
const REFUSED_BY_GUARDS: ReadonlySet<RefusalReason> = new Set<RefusalReason>([
  "NOT_SIGNED_IN",
  "NOT_ALLOWED",
  "NOT_VERIFIED",
]);

/**
 * Derives an event from the answer to a request.
 *
 * After a lost answer, a refusal is final only if the server looked for the document first: a
 * guard that refuses the repeat (an expired sign-in, a missing App Check token) says nothing about
 * the earlier call, so it counts as one more lost answer.
 *
 * RATE_LIMIT without a field is final. The server counts these limits in the transaction that has
 * just looked for the id, and a known id is answered from its document before any of them is read.
 * It therefore proves that the earlier call was not committed. With a field, the call was stopped
 * before the server looked for anything.
 *
 * VERSION_CONFLICT on the repeat of a step means that the version has moved on, perhaps by the earlier
 * call: the outcome is unknown until the document itself shows it.
 * @param maybeArrived whether an earlier call may have reached the server
 */
export function judgeAnswer<Answer>(
  result: CallResult<Answer>,
  maybeArrived: boolean,
): SendEvent<Answer> {
  if (result.ok) return { type: "succeeded", answer: result.value };
  const { error } = result;
  if (error.kind === "offline" && !maybeArrived) return { type: "offline" };
  if (error.kind !== "refused") return { type: "lost" };
  const { refusal, quote } = error;
  if (refusal.reason === "VERSION_CONFLICT" && maybeArrived) return { type: "unknown" };
  if (maybeArrived && isFromGuard(refusal)) return { type: "lost" };
  return { type: "refused", refusal, quote };
}

/** NOT_VERIFIED with a field is a business rule, decided after the server has looked the id up. */
function isFromGuard({ reason, field }: Refusal): boolean {
  if (reason === "RATE_LIMIT") return field !== undefined;
  return REFUSED_BY_GUARDS.has(reason) && !(reason === "NOT_VERIFIED" && field !== undefined);
}
