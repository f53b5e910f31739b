import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc, { type RunDetails } from "fast-check";
import { expect } from "vitest";
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

/** Seconds since an instant of `performance.now()`. */
export const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;

/** Number of repetitions: `quick` in `npm test`, `full` in `npm run bench:faults`. */
export function runSize(quick: number, full: number): number {
  return process.env[FULL_RUN] ? full : quick;
}

/**
 * A figure may be a list, set or map of what happened, whose entries are counted, or a number or a
 * boolean that the run computed. Constants, whose type is a literal or a tuple, become `never`.
 */
export type Measured<V> = [V] extends [number]
  ? Computed<number, V>
  : [V] extends [boolean]
    ? Computed<boolean, V>
    : [V] extends [readonly (infer Entry)[]]
      ? [Entry] extends [never]
        ? never
        : Computed<number, V["length"], V>
      : V;

type Computed<Wide, V, Then = V> = [Wide] extends [V] ? Then : never;

type Finding = number | boolean | readonly unknown[] | ReadonlySet<unknown>;

/**
 * Prints a measured figure; a full run stores it for `docs/faults.md`. Call it before the assertion
 * that a wrong figure would fail. The architecture tests refuse constants as the value.
 * @param row number of the fault, see `rows.ts`
 * @param name what is counted, or the unit of a number
 * @param test `import.meta.url` of the test
 * @throws RangeError for a number that is not finite
 */
export function recordFigure<V extends Finding>(
  row: number,
  name: string,
  value: V & Measured<V>,
  test: string,
): void {
  const file = new URL(test).pathname.slice(repoRoot.length + 1);
  const figure: Figure = { row, name, value: printed(value), file };
  console.log(`row ${row}: ${name} ${figure.value}`);
  if (!process.env[FULL_RUN]) return;
  mkdirSync(FIGURES, { recursive: true, mode: 0o700 });
  const slug = `${row}-${name}`.replace(/[^a-z0-9]+/gi, "-");
  writeFileSync(join(FIGURES, `${slug}.json`), JSON.stringify(figure));
}

/**
 * Reports how many generated inputs refute a property and fails with the shortest of them. The run
 * of `fc.check` ends at the first.
 * @param what the inputs that refute it, for example "carts that differ"
 */
export function recordRefuted<Input>(
  row: number,
  what: string,
  run: RunDetails<Input>,
  test: string,
): void {
  const refuted: unknown[] = [run.counterexample].filter((input) => input !== null);
  recordFigure(row, `${what}, of ${run.numRuns}`, refuted, test);
  expect(fc.defaultReportMessage(run)).toBeUndefined();
}

/** A figure as text: whole numbers as they are, others with one decimal. @throws RangeError */
export function printed(value: Finding): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "number") return String("size" in value ? value.size : value.length);
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a figure`);
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
