import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readArguments } from "@/hosting/lib/read-arguments";
import { repoRoot } from "@/hosting/lib/repo-root";
import { runCommand } from "@/hosting/lib/run-command";
import type { SuiteReport } from "./suite-reporter";
import { PARALLEL_STEPS, type VerifyStep, verifySteps } from "./verify-steps";

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** A line for each failure, if known. */
  readonly failures?: readonly string[];
}

const REPORTS = join(repoRoot, ".fireemu/reports");

const reportOf = (step: VerifyStep) =>
  join(REPORTS, `${step.name.replace(/[^a-z0-9]+/gi, "-")}.json`);

/** Runs a step with its output visible. @returns whether it exited with 0 */
function run(step: VerifyStep): Promise<boolean> {
  const [module, ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(repoRoot, "node_modules", module), ...args], {
      cwd: repoRoot,
      env: {
        ...process.env,
        ...step.env,
        ...(step.isSuite && { SUITE_REPORT: reportOf(step) }),
      },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}

/** Counts from a suite's report. A suite that exited with an error has at least one failure. */
function suiteOutcome(step: VerifyStep, isSuccess: boolean): Outcome {
  if (!existsSync(reportOf(step))) return { passed: 0, failed: isSuccess ? 0 : 1 };
  const { passed, failures } = JSON.parse(readFileSync(reportOf(step), "utf8")) as SuiteReport;
  return { passed, failed: Math.max(failures.length, isSuccess ? 0 : 1), failures };
}

async function outcomeOf(step: VerifyStep): Promise<Outcome> {
  rmSync(reportOf(step), { force: true });
  const startedAt = performance.now();
  const isSuccess = await run(step);
  const counted = step.isSuite ? suiteOutcome(step, isSuccess) : oneTest(isSuccess);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const { passed, failed, failures = [] } = counted;
  const mark = failed === 0 ? "ok    " : "FAILED";
  summary.push(`${mark} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  summary.push(...failures.map((failure) => `         ${failure}`));
  return counted;
}

function oneTest(isSuccess: boolean): Outcome {
  return isSuccess ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Final output: a line for each step and each failed test. */
const summary: string[] = [];

/** `npm test`: runs every step, also after failures, and prints the counts. */
async function main(): Promise<void> {
  readArguments({});
  mkdirSync(REPORTS, { recursive: true, mode: 0o700 });
  const total = { passed: 0, failed: 0 };
  const steps = verifySteps.entries();
  // The iterator is shared: each runner takes the next step that has not started.
  const runners = Array.from({ length: PARALLEL_STEPS }, async () => {
    for (const [index, step] of steps) {
      console.log(`\n[${index + 1}/${verifySteps.length}] ${step.name}`);
      const { passed, failed } = await outcomeOf(step);
      total.passed += passed;
      total.failed += failed;
    }
  });
  await Promise.all(runners);
  console.log(`\n${summary.join("\n")}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

runCommand(main);
