import { onRequest, type Request } from "firebase-functions/https";
import { warn } from "firebase-functions/logger";
import { type CspViolation, cspViolations } from "@/domain/operations/csp-reports";
import { tenants } from "@/tenant-configs/index";
import { createTokenBuckets } from "../calls/limits/token-bucket";
import { CALLABLE_OPTIONS } from "../runtime/callable-options";

const MAX_BODY_BYTES = 16 * 1024;

const HOSTS: ReadonlySet<string> = new Set(
  Object.values(tenants).map(({ url }) => new URL(url).hostname),
);

/** Equal violations: three at once, then one in ten minutes. All together: 60, then 12 a minute. */
const perViolation = createTokenBuckets({ burst: 3, perSecond: 1 / 600 }, 500);
const inTotal = createTokenBuckets({ burst: 60, perSecond: 1 / 5 }, 1);

const { cpu, memory, region, concurrency } = CALLABLE_OPTIONS;

/**
 * Receives the reports of the content security policy, in the formats of `report-uri` and
 * `report-to`, and logs a sample as "csp violation", without paths, queries or addresses. Bodies
 * above 16 kB are refused with 413, others that cannot be read with 400.
 */
export const cspReport = onRequest(
  { cpu, memory, region, concurrency, maxInstances: 1, timeoutSeconds: 10, cors: true },
  (request, response) => {
    response.status(statusAfter(request)).end();
  },
);

function statusAfter({ method, rawBody }: Request): number {
  if (method !== "POST") return 405;
  if (rawBody === undefined || rawBody.length > MAX_BODY_BYTES) return 413;
  const violations = readViolations(rawBody);
  if (!violations) return 400;
  for (const violation of violations) logSampled(violation);
  return 204;
}

function readViolations(body: Buffer): CspViolation[] | null {
  try {
    return cspViolations(JSON.parse(body.toString("utf8")));
  } catch {
    return null;
  }
}

/** Pages of other sites are left out: anyone may send reports. */
function logSampled(violation: CspViolation): void {
  if (!HOSTS.has(violation.site)) return;
  const now = Date.now();
  const { directive, blocked } = violation;
  if (perViolation(`${directive} ${blocked}`, now) !== null || inTotal("all", now) !== null) return;
  warn("csp violation", { ...violation });
}
