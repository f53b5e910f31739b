import { activeTenantKey } from "@/config/active-tenant-key";
import { clientErrorReport } from "@/domain/operations/client-error";
import type { ReportClientErrorRequest } from "@/domain/operations/client-error.schema";
import { buildName } from "@/page-lifecycle/build-name";

/** Reports of one session, in all its pages. */
const MAX_REPORTS = 3;
const COUNT_KEY = "resto.errors";

/** Share of the sessions that report, 0 to 1; set `VITE_CLIENT_ERROR_SHARE` when building. */
const SHARE = Number(import.meta.env.VITE_CLIENT_ERROR_SHARE ?? 1);
const isSampled = Math.random() < SHARE;

/** Sends an error to `reportClientError`, without personal data. Never throws. */
export function reportError(event: ErrorEvent | PromiseRejectionEvent): void {
  const fault: unknown = event instanceof ErrorEvent ? event.error : event.reason;
  if (!isSampled || activeTenantKey === null || !navigator.onLine) return;
  const report = clientErrorReport(fault, location.origin, {
    resto_key: activeTenantKey,
    build: buildName(),
    path: location.pathname,
    userAgent: navigator.userAgent,
  });
  if (!report || !takeFromSession()) return;
  void send("/api/reportClientError", { data: report }).then(
    // 429 means that enough is reported already.
    (status) => status >= 400 && status !== 429 && sendUnreported(report),
    () => sendUnreported(report),
  );
}

/** To another service, because the one that takes reports does not answer. */
function sendUnreported(report: ReportClientErrorRequest): void {
  send("/api/cspReport", { client_error: report }).catch(() => {});
}

/** Without the SDK, which may be what failed. @returns the status of the answer */
async function send(path: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify(body), keepalive: true };
  return (await fetch(path, request)).status;
}

/** Counts a report; false if the session has sent enough, or cannot count. */
function takeFromSession(): boolean {
  try {
    const count = Number(sessionStorage.getItem(COUNT_KEY));
    if (count >= MAX_REPORTS) return false;
    sessionStorage.setItem(COUNT_KEY, String(count + 1));
    return true;
  } catch {
    return false;
  }
}
