import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repoRoot } from "@/hosting/lib/repo-root";

/** Folder in which `npm run bench:faults` collects the figures of its run. */
export const FIGURES = join(repoRoot, ".fireemu/figures");

/** Environment variable of `npm run bench:faults`: tests run in full size and store their figures. */
export const FULL_RUN = "RESTO_FAULTS_IN_FULL";

/** One measured figure of a row in `docs/faults.md`. */
export interface Figure {
  readonly row: number;
  readonly name: string;
  readonly value: string;
  /** The test file that measured it, from the repository's root. */
  readonly file: string;
}

/** Number of repetitions: `quick` in `npm test`, `full` in `npm run bench:faults`. */
export function runSize(quick: number, full: number): number {
  return process.env[FULL_RUN] ? full : quick;
}

/**
 * Prints a measured figure; a full run stores it for `docs/faults.md`.
 * @param row number of the fault, see `rows.ts`
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
