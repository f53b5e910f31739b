import type * as z from "zod/mini";
import { err, ok, type Result } from "@/domain/result/result";
import { unlessReconnected } from "../connection/unless-reconnected";
import { withTimeout } from "../connection/with-timeout";
import { type CallProblem, callProblemOf } from "./call-problem";

const ANSWER_WITHIN_MS = 20_000;

/** Without the client's code for this long, the call is given up before anything was sent. */
const LOAD_WITHIN_MS = 10_000;

/** The parsed answer of a callable, or why there is none. */
export type CallResult<T> = Result<T, CallProblem>;

/**
 * Calls a function by name and parses its answer; anything unexpected is an unknown outcome.
 * @param withinMs how long to wait for the answer
 */
export async function call<T>(
  name: string,
  request: unknown,
  answerSchema: z.ZodMiniType<T>,
  withinMs = ANSWER_WITHIN_MS,
): Promise<CallResult<T>> {
  if (!navigator.onLine) return err({ kind: "offline" });
  const client = await withTimeout(import("./functions-client"), LOAD_WITHIN_MS).catch(() => null);
  if (!client) return err({ kind: "offline" });
  try {
    const sent = unlessReconnected(client.callFunction(name, request, withinMs));
    // The SDK's own timeout starts only after it has an App Check token.
    const answer = await withTimeout(sent, withinMs);
    return ok(answerSchema.parse(answer));
  } catch (fault) {
    return err(callProblemOf(fault));
  }
}
