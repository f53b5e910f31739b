import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { MutantResult, PartialStrykerOptions } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import { repoRoot } from "@/hosting/lib/repo-root";
import { MUTANTS_FOLDER } from "./mutants-folder";
import type { Room } from "./rooms";
import { shortCode, type TriedChange } from "./tried-change";

/**
 * Longer than the slowest test that can wait for a state: 30 s with a backend, and the next tests' start.
 * A shorter one calls changes noticed because the machine is busy.
 */
const TIMEOUT_MS = { imported: 20_000, backend: 240_000 };

/** Runs the tests of a room against each change of the sample. */
export async function tryCodeChanges(
  name: string,
  room: Room,
  sample: { seed: number; share: number },
): Promise<TriedChange[]> {
  process.env.MUTANTS_ROOM = name;
  if (!room.isImported) setUpBackendSwitch();
  const options: PartialStrykerOptions = {
    testRunner: "vitest",
    vitest: { configFile: "test/mutants/vitest.config.ts", related: room.isImported },
    mutate: [...room.mutate],
    coverageAnalysis: "perTest",
    // For code that runs once, the backend would have to start again.
    ignoreStatic: !room.isImported,
    concurrency: 1,
    timeoutMS: room.isImported ? TIMEOUT_MS.imported : TIMEOUT_MS.backend,
    // The tests of a room run one after the other, on a slow machine for longer than the default.
    dryRunTimeoutMinutes: 30,
    reporters: ["progress-append-only"],
    tempDirName: join(MUTANTS_FOLDER, "copy"),
    ignorePatterns: ["dist", "docs"],
    plugins: ["@stryker-mutator/vitest-runner", join(import.meta.dirname, "sample-checker.mjs")],
    checkers: ["sample"],
    sample,
    // The tool would rewrite tsconfig.json with an interface that TypeScript 7 does not have.
    tsconfigFile: "none",
    warnings: false,
  };
  const results = await new Stryker(options).runMutationTest();
  const late = results.filter(({ status }) => status === "Timeout").length;
  console.log(`${name}: ${late} of the changes noticed because the tests did not end`);
  return results
    .filter(({ status }) => status !== "CompileError" && status !== "Ignored")
    .map((result) => triedChange(name, result));
}

function triedChange(room: string, result: MutantResult): TriedChange {
  return {
    room,
    file: relative(repoRoot, result.fileName),
    line: result.location.start.line,
    kind: result.mutatorName,
    replacement: shortCode(result.replacement ?? ""),
    isNoticed: result.status === "Killed" || result.status === "Timeout",
  };
}

/**
 * Lets `backend-switch.cjs` run first in the process of the functions. The backend starts that
 * process by the name `node` and with few variables, so a script of that name adds what it needs.
 */
function setUpBackendSwitch(): void {
  rmSync(MUTANTS_FOLDER, { recursive: true, force: true });
  const bin = join(MUTANTS_FOLDER, "bin");
  mkdirSync(bin, { recursive: true, mode: 0o700 });
  const state = join(MUTANTS_FOLDER, "state.json");
  const preload = join(import.meta.dirname, "backend-switch.cjs");
  const script = `#!/bin/sh\nMUTANTS_SWITCH='${state}' exec '${process.execPath}' --require '${preload}' "$@"\n`;
  writeFileSync(join(bin, "node"), script);
  chmodSync(join(bin, "node"), 0o755);
  process.env.MUTANTS_SWITCH = state;
  process.env.PATH = `${bin}:${process.env.PATH}`;
}
