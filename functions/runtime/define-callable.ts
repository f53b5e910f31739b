import { randomUUID } from "node:crypto";
import { type CallableRequest, HttpsError } from "firebase-functions/https";
import { error, warn } from "firebase-functions/logger";
import type { OrderRefusal } from "@/domain/order/place-order";
import type { Result } from "@/domain/shared/result";
import { refusalToHttpsError } from "./refusal-to-https-error";

/** Codes of Firestore for "try again": too much contention, or not reachable just now. */
const BUSY_CODES: ReadonlySet<unknown> = new Set([4, 10, 14]);

/**
 * The frame of every callable: refusals become errors with their reason, anything unexpected
 * `internal` without details, logged under a request id. A busy database is `unavailable`, which
 * callers repeat with the same id.
 * @param name as logged
 * @param useCase throws nothing but the errors of the guards; refuses with values
 */
export function answering<Answer>(
  name: string,
  useCase: (request: CallableRequest) => Promise<Result<Answer, OrderRefusal>>,
): (request: CallableRequest) => Promise<Answer> {
  return async (request) => {
    const result = await useCase(request).catch((fault: unknown) => {
      throw fault instanceof HttpsError ? fault : reported(name, fault);
    });
    if (!result.ok) throw refusalToHttpsError(result.error);
    return result.value;
  };
}

function reported(name: string, fault: unknown): HttpsError {
  const context = { callable: name, request_id: randomUUID() };
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
