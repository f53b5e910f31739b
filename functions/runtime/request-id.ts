import { randomUUID } from "node:crypto";
import type { CallableRequest } from "firebase-functions/https";

const TRACE_ID = /^[0-9a-f]{32}/;

/**
 * Id that joins all log entries of one request: the trace id that Google's front end assigns, also
 * found in the request log of Cloud Run. Anything else in the header is ignored.
 * @returns a random id without the header
 */
export function requestIdOf({ rawRequest }: Pick<CallableRequest, "rawRequest">): string {
  const header = rawRequest?.headers?.["x-cloud-trace-context"];
  return TRACE_ID.exec(String(header ?? ""))?.[0] ?? randomUUID();
}
