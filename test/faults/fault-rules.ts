/**
 * Action of the proxy on a request.
 * - `refuse`: closes the connection without forwarding
 * - `drop-answer`: forwards the request and drops the answer
 * - `answer`: answers itself without forwarding
 * - `delay`: forwards after a delay
 * - `buffer`: holds the answer back until it is complete, as some corporate proxies do
 */
export type Fault =
  | { readonly kind: "refuse" | "drop-answer" | "buffer" }
  | { readonly kind: "delay"; readonly ms: number }
  | { readonly kind: "answer"; readonly status: number; readonly type: string; body: string };

/** A fault and the requests it applies to. */
export interface FaultRule {
  /** Text that the path contains. */
  readonly path: string;
  /** Text that the body contains; any body if absent. */
  readonly body?: string;
  readonly fault: Fault;
  /** Number of further requests it applies to; unlimited if absent. */
  times?: number;
  /** Share of the requests it applies to, from 0 to 1; all if absent. */
  readonly share?: number;
}

/** A fault that answers in place of the backend, as a gateway does. */
export function answerWith(status: number, body = "", type = "text/plain"): Fault {
  return { kind: "answer", status, body, type };
}

/** An HTML page in place of data, like the sign-in page of a hotel network. */
export const HTML_PAGE = answerWith(200, "<!doctype html><title>Willkommen</title>", "text/html");

/** The first rule that applies to a request; counts its `times` down. Preflights are exempt. */
export function takeMatchingRule(
  rules: readonly FaultRule[],
  { method = "", url = "" }: { method?: string | undefined; url?: string | undefined },
  body: string,
  random: () => number,
): FaultRule | null {
  if (method === "OPTIONS") return null;
  for (const rule of rules) {
    if (!url.includes(rule.path) || rule.times === 0) continue;
    if (rule.body !== undefined && !body.includes(rule.body)) continue;
    if (rule.share !== undefined && random() >= rule.share) continue;
    if (rule.times !== undefined) rule.times -= 1;
    return rule;
  }
  return null;
}
