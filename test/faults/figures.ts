import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repoRoot } from "@/hosting/lib/repo-root";

/** Where `npm run bench:faults` collects the figures of its run. */
export const FIGURES = join(repoRoot, ".fireemu/figures");

/** Set by `npm run bench:faults`: tests then run in full size and leave their figures. */
export const FULL_RUN = "RESTO_FAULTS_IN_FULL";

/** One measured figure of a row of the table of faults. */
export interface Figure {
  readonly row: number;
  readonly name: string;
  readonly value: string;
  /** The test file that measured it, from the repository's root. */
  readonly file: string;
}

/** How often something is tried: rarely in `npm test`, in full by `npm run bench:faults`. */
export function runSize(rarely: number, inFull: number): number {
  return process.env[FULL_RUN] ? inFull : rarely;
}

/**
 * Prints a figure that was measured in this very run; a full run keeps it for the table.
 * @param row number in the table of faults, see `rows.ts`
 * @param test `import.meta.url` of the test
 */
export function recordFigure(row: number, name: string, value: string | number, test: string) {
  const file = new URL(test).pathname.slice(repoRoot.length + 1);
  const figure: Figure = { row, name, value: String(value), file };
  console.log(`row ${row}: ${name} ${figure.value}`);
  if (!process.env[FULL_RUN]) return;
  mkdirSync(FIGURES, { recursive: true, mode: 0o700 });
  const slug = `${row}-${name}`.replace(/[^a-z0-9]+/gi, "-");
  writeFileSync(join(FIGURES, `${slug}.json`), JSON.stringify(figure));
}

/** The value below which the given share of the measured ones lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
