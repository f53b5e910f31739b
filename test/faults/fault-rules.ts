/**
 * What happens to a request.
 * - `refuse`: the connection ends before the backend hears of it
 * - `drop-answer`: the backend does its work, nobody hears the answer
 * - `answer`: the backend is not asked, somebody on the way answers
 * - `delay`: everything arrives, later
 * - `buffer`: the answer is held back until it is complete, as some corporate proxies do
 */
export type Fault =
  | { readonly kind: "refuse" | "drop-answer" | "buffer" }
  | { readonly kind: "delay"; readonly ms: number }
  | { readonly kind: "answer"; readonly status: number; readonly type: string; body: string };

/** A fault and the requests it befalls. */
export interface FaultRule {
  /** Part of the path. */
  readonly path: string;
  readonly fault: Fault;
  /** How often it still strikes; without it for ever. */
  times?: number;
  /** Share of the requests it befalls, between 0 and 1; without it all. */
  readonly share?: number;
}

/** The answer of a proxy, a gateway or a page in between instead of the backend's. */
export function answerWith(status: number, body = "", type = "text/plain"): Fault {
  return { kind: "answer", status, body, type };
}

/** A page where data was expected, as the sign-in page of a hotel's network. */
export const HTML_PAGE = answerWith(200, "<!doctype html><title>Willkommen</title>", "text/html");

/** Repeatable numbers between 0 and 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The first rule that strikes a request, used up by one; preflights are never struck. */
export function takeMatchingRule(
  rules: readonly FaultRule[],
  { method = "", url = "" }: { method?: string | undefined; url?: string | undefined },
  random: () => number,
): FaultRule | null {
  if (method === "OPTIONS") return null;
  for (const rule of rules) {
    if (!url.includes(rule.path) || rule.times === 0) continue;
    if (rule.share !== undefined && random() >= rule.share) continue;
    if (rule.times !== undefined) rule.times -= 1;
    return rule;
  }
  return null;
}
