import { importsOf } from "./imports";
import type { SourceFile } from "./source-files";

const RECONCILIATION = "functions/schedules/compare-payments.ts";
/** The ways in which money moves. */
const MOVERS = ["functions/money/run-payment-task.ts", "functions/payments/settle-payment.ts"];
const OF_MONEY = /^(?:src\/domain\/(?:payment|order)|functions\/(?:money|payments))\//;
/**
 * Forms and names of documents, reading them, and the connection to the provider: what these load is
 * not looked at.
 */
const MAY_SHARE =
  /\.schema\.ts$|-store\.ts$|\/(?:order-status|payment-id)\.ts$|\/provider\/(?:stripe-client|payment-keys|local-payment-url)\.ts$/;

/** Rules that the nightly reconciliation has in common with what moves money: it could not find their faults. */
export function independenceProblems(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const moving = new Set(MOVERS.flatMap((path) => [...reached(path, byPath)]));
  return [...reached(RECONCILIATION, byPath)]
    .filter((path) => OF_MONEY.test(path) && moving.has(path))
    .map((path) => `${RECONCILIATION} reaches ${path}, which moves money`);
}

/** The own files that a file loads, without those of which it needs only types. */
function reached(start: string, files: ReadonlyMap<string, SourceFile>): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = files.get(path);
    if (!file || found.has(path) || MAY_SHARE.test(path)) continue;
    found.add(path);
    const loaded = { ...file, text: file.text.replace(/\b(?:import|export) type\b[^;]*;/g, "") };
    waiting.push(...importsOf(loaded).map((target) => `${target}.ts`));
  }
  if (!found.has(start)) throw new Error(`${start} is missing`);
  return found;
}
