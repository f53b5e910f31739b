import { createHash } from "node:crypto";
import { STORED_TOKEN_SCRIPT } from "@/features/security-check/stored-token-script";
import { functionsOrigins } from "./web-config";

/** Cloud Storage: photographs and their upload. */
const PHOTOS_ORIGIN = "https://firebasestorage.googleapis.com";

const RECAPTCHA = "https://www.google.com/recaptcha/";

const DIRECTIVES: Record<string, readonly string[]> = {
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'self'"],
  "script-src": [
    "'self'",
    // The only inline script.
    `'sha256-${createHash("sha256").update(STORED_TOKEN_SCRIPT).digest("base64")}'`,
    "https://apis.google.com",
    RECAPTCHA,
    "https://www.gstatic.com/recaptcha/",
  ],
  // Emotion inserts style elements.
  "style-src": ["'self'", "'unsafe-inline'"],
  "font-src": ["'self'"],
  "manifest-src": ["'self'"],
  "worker-src": ["'self'"],
  "img-src": [
    "'self'",
    "data:",
    PHOTOS_ORIGIN,
    "https://www.gstatic.com/recaptcha/",
    "https://www.google.com/images/cleardot.gif",
  ],
  "connect-src": [
    "'self'",
    "https://firestore.googleapis.com",
    "https://identitytoolkit.googleapis.com",
    "https://securetoken.googleapis.com",
    "https://content-firebaseappcheck.googleapis.com",
    PHOTOS_ORIGIN,
    RECAPTCHA,
  ],
  "frame-src": ["'self'", RECAPTCHA, "https://recaptcha.google.com/recaptcha/"],
};

const REPORT_URL = "/api/cspReport";

/** Value of the header `Reporting-Endpoints`, which names the target of `report-to`. */
export const REPORTING_ENDPOINTS = `csp="${REPORT_URL}"`;

/** Browsers that know `report-to` ignore `report-uri`. */
const REPORTING = [`report-uri ${REPORT_URL}`, "report-to csp"];

/** The content security policy of every site of a project. */
export function contentSecurityPolicy(backend: HostedBackend): string {
  return [...directives({ "connect-src": functionsOrigins(backend) }), ...REPORTING].join("; ");
}

/** The policy of pages that use a local backend at these origins, which report nothing. */
export function localSecurityPolicy(origins: readonly string[]): string {
  return directives({ "connect-src": origins, "img-src": origins }).join("; ");
}

function directives(more: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(DIRECTIVES).map(([name, sources]) =>
    [name, ...sources, ...(more[name] ?? [])].join(" "),
  );
}
