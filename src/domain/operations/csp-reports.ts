import * as z from "zod/mini";
import { routeOf } from "./route-of";

/** One violation of the content security policy, without personal data. */
export interface CspViolation {
  /** Host of the page. */
  readonly site: string;
  readonly route: string;
  readonly directive: string;
  /** Origin of what was blocked, or a keyword such as `inline`. */
  readonly blocked: string;
}

/** Reports of one request; browsers collect them. */
const MAX_REPORTS = 10;

const text = z.string().check(z.maxLength(4000));

/** Body of `report-uri`. */
const singleSchema = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "blocked-uri": z._default(text, ""),
    "violated-directive": z._default(text, ""),
    "effective-directive": z.optional(text),
  }),
});

/** One entry of the body of `report-to`. */
const entrySchema = z.object({
  type: z.literal("csp-violation"),
  body: z.object({
    documentURL: text,
    blockedURL: z._default(z.nullable(text), ""),
    effectiveDirective: text,
  }),
});

/**
 * The violations in a request's body, in either format, at most ten. Other kinds of reports and
 * malformed ones are left out.
 * @returns null if the body is in neither format
 */
export function cspViolations(body: unknown): CspViolation[] | null {
  if (Array.isArray(body)) {
    return body.slice(0, MAX_REPORTS).flatMap((each) => {
      const parsed = entrySchema.safeParse(each);
      if (!parsed.success) return [];
      const { documentURL, blockedURL, effectiveDirective } = parsed.data.body;
      return violation(documentURL, effectiveDirective, blockedURL ?? "") ?? [];
    });
  }
  const single = singleSchema.safeParse(body);
  if (!single.success) return null;
  const { "csp-report": report } = single.data;
  const directive = report["effective-directive"] ?? report["violated-directive"];
  const found = violation(report["document-uri"], directive, report["blocked-uri"]);
  return found ? [found] : [];
}

function violation(page: string, directive: string, blocked: string): CspViolation | null {
  const url = parsedUrl(page);
  const name = /^[a-z-]{1,40}/.exec(directive)?.[0];
  if (!url || !name) return null;
  return {
    site: url.hostname,
    route: routeOf(url.pathname),
    directive: name,
    blocked: blockedOrigin(blocked),
  };
}

function blockedOrigin(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  const url = parsedUrl(blocked);
  if (!url) return "other";
  return url.origin === "null" ? url.protocol : url.origin;
}

function parsedUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
