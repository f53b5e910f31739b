import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** How often each test, and the start of the process, has reached each change. */
interface Coverage {
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
}

/** State that the mutation tool keeps in the tests' process. */
interface MutationState {
  activeMutant?: string;
  currentTestId?: string;
  mutantCoverage?: Coverage;
}

const file = process.env.MUTANTS_SWITCH ?? "";
const scope = globalThis as { __stryker__?: MutationState };

/** Longer than the functions' process waits before it reads or writes again. */
const SETTLED_MS = 10;
const WRITTEN_MS = 150;

/** Tells the functions' process which change is active and which test runs. */
async function announce(): Promise<void> {
  const { activeMutant, currentTestId } = scope.__stryker__ ?? {};
  writeFileSync(`${file}.part`, JSON.stringify({ activeMutant, currentTestId }));
  renameSync(`${file}.part`, file);
  await wait(SETTLED_MS);
}

/**
 * Adds the changes that the tests have reached in the functions' process to those that they have reached
 * in their own, where the schedules run.
 */
async function collect(): Promise<void> {
  if (scope.__stryker__?.activeMutant !== undefined) return;
  await wait(WRITTEN_MS);
  const state = scope.__stryker__ ?? {};
  // Changed code keeps this object.
  const own = state.mutantCoverage ?? { static: {}, perTest: {} };
  scope.__stryker__ = Object.assign(state, { mutantCoverage: own });
  const folder = dirname(file);
  for (const name of readdirSync(folder).filter((each) => /^coverage-\d+\.json$/.test(each))) {
    const reached: Coverage = JSON.parse(readFileSync(join(folder, name), "utf8"));
    Object.assign(own.static, reached.static);
    for (const [test, counts] of Object.entries(reached.perTest)) {
      own.perTest[test] = { ...counts, ...own.perTest[test] };
    }
  }
}

beforeAll(announce);
beforeEach(announce);
afterAll(collect);
