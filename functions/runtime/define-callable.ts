import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  onCall,
} from "firebase-functions/https";
import { error, warn } from "firebase-functions/logger";
import type { OrderRefusal } from "@/domain/order/place-order";
import { refusalSchema } from "@/domain/result/refusal.schema";
import type { Result } from "@/domain/result/result";
import { CALLABLE_OPTIONS } from "./callable-options";
import { functionsBuild } from "./functions-build";
import { logRefusal } from "./log-refusal";
import { refusalToHttpsError } from "./refusal-to-https-error";
import { requestIdOf } from "./request-id";

/** gRPC codes of a busy or unreachable Firestore: DEADLINE_EXCEEDED, ABORTED, UNAVAILABLE. */
const BUSY_CODES: ReadonlySet<unknown> = new Set([4, 10, 14]);

/**
 * Defines a callable. A refusal becomes an error with its reason and is logged. An unexpected fault
 * becomes `internal` without details and is logged under a request id. A busy database becomes
 * `unavailable`, so that the caller retries with the same id.
 * @param name as logged
 * @param useCase returns refusals; throws only the errors of the guards
 */
export function defineCallable<Answer>(
  name: string,
  useCase: (request: CallableRequest) => Promise<Result<Answer, OrderRefusal>>,
  options: CallableOptions = {},
): CallableFunction<unknown, Promise<Answer>> {
  return onCall({ ...CALLABLE_OPTIONS, ...options }, async (request) => {
    const result = await useCase(request).catch((fault: unknown) => {
      if (!(fault instanceof HttpsError)) throw logFault(name, fault, request);
      const refusal = refusalSchema.safeParse(fault.details);
      if (refusal.success) logRefusal(name, refusal.data, request);
      throw fault;
    });
    if (result.ok) return result.value;
    logRefusal(name, result.error, request);
    throw refusalToHttpsError(result.error);
  });
}

function logFault(callable: string, fault: unknown, request: CallableRequest): HttpsError {
  const context = { callable, build: functionsBuild(), request_id: requestIdOf(request) };
  if (isBusy(fault)) {
    warn("database busy", fault, context);
    return new HttpsError("unavailable", "UNAVAILABLE");
  }
  error("unexpected fault", fault, context);
  return new HttpsError("internal", "INTERNAL");
}

function isBusy(fault: unknown): boolean {
  return fault instanceof Error && "code" in fault && BUSY_CODES.has(fault.code);
}
