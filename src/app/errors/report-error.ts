import { activeTenantKey } from "@/config/active-tenant-key";
import { clientErrorReport } from "@/domain/operations/client-error";
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
  const headers = { "content-type": "application/json" };
  // Without the SDK, which may be what failed.
  void fetch(functionUrl(), {
    method: "POST",
    headers,
    body: JSON.stringify({ data: report }),
    keepalive: true,
  }).catch(() => {});
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

function functionUrl(): string {
  if (!__LOCAL_BACKEND__) {
    return `https://europe-west3-${__HOSTED_BACKEND__.projectId}.cloudfunctions.net/reportClientError`;
  }
  const { functionsPort, projectId } = __LOCAL_BACKEND__;
  return `http://${location.hostname}:${functionsPort}/${projectId}/europe-west3/reportClientError`;
}
