import { onRequest, type Request } from "firebase-functions/https";
import { warn } from "firebase-functions/logger";
import * as z from "zod/mini";
import {
  type ReportClientErrorRequest,
  reportClientErrorRequestSchema,
} from "@/domain/operations/client-error.schema";
import { type CspViolation, cspViolations } from "@/domain/operations/csp-reports";
import { routeOf } from "@/domain/operations/route-of";
import { withoutPersonalData } from "@/domain/operations/without-personal-data";
import { createTokenBuckets } from "../calls/limits/token-bucket";
import { REGION } from "../runtime/callable-options";
import { limitReports } from "./limit-reports";

const MAX_BODY_BYTES = 16 * 1024;

/** Equal violations: three at once, then one in ten minutes. All networks together: 60, then 12 a minute. */
const perViolation = createTokenBuckets({ burst: 3, perSecond: 1 / 600 }, 500);
const inTotal = createTokenBuckets({ burst: 60, perSecond: 1 / 5 }, 1);

type Headers = Request["headers"];

const unreportedSchema = z.strictObject({ client_error: reportClientErrorRequestSchema });

/**
 * Receives the reports of the content security policy, in the formats of `report-uri` and
 * `report-to`, and logs a sample as "csp violation", without paths, queries or addresses. Reports about
 * pages of other sites are left out. Also receives errors in browsers that `reportClientError` did not
 * take, because the service of that call may be what fails, and logs them as "client error unreported".
 * Bodies above 16 kB are refused with 413, others that cannot be read with 400.
 */
export const cspReport = onRequest(
  {
    region: REGION,
    // One instance, so that a flood of reports costs no more than that.
    maxInstances: 1,
    concurrency: 80,
    cpu: 1,
    memory: "256MiB",
    timeoutSeconds: 10,
  },
  (request, response) => {
    response.status(statusAfter(request)).end();
  },
);

function statusAfter({ method, rawBody, headers }: Request): number {
  if (method !== "POST") return 405;
  if (rawBody === undefined || rawBody.length > MAX_BODY_BYTES) return 413;
  const body = readJson(rawBody);
  const fault = unreportedSchema.safeParse(body);
  if (fault.success) return logUnreported(fault.data.client_error, headers);
  const violations = cspViolations(body);
  if (!violations) return 400;
  const site = siteOf(headers);
  for (const violation of violations) if (violation.site === site) logSampled(violation, headers);
  return 204;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}

function logUnreported(
  { message, route, ...report }: ReportClientErrorRequest,
  headers: Headers,
): number {
  if (isTooMany(headers, Date.now())) return 204;
  // Repeated here, because the sender may be anyone.
  const error_message = withoutPersonalData(message);
  warn("client error unreported", { ...report, route: routeOf(route), error_message });
  return 204;
}

function isTooMany(headers: Headers, now: number): boolean {
  return (limitReports(headers, now) ?? inTotal("all", now)) !== null;
}

/** The host that the request was sent to. A page reports to its own site. */
function siteOf(headers: Headers): string {
  const [host = ""] = String(headers["x-forwarded-host"] ?? headers.host ?? "").split(",");
  return host.trim().replace(/:\d+$/, "");
}

function logSampled(violation: CspViolation, headers: Headers): void {
  const now = Date.now();
  const { directive, blocked } = violation;
  const kind = `${directive} ${blocked}`;
  if (perViolation(kind, now) !== null) return;
  // Gives the token back: what is not logged must not keep the same violation of others out of the log.
  if (isTooMany(headers, now)) perViolation(kind, now, -1);
  else warn("csp violation", { ...violation });
}
