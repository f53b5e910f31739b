import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { repoRoot } from "../../hosting/local/repo-root";
import { runScript } from "../../hosting/local/run-script";
import { type VerifyStep, verifySteps } from "./verify-steps";

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that failed, as far as they are known. */
  readonly failures?: readonly string[];
}

/** What is read of vitest's JSON report. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const REPORT = join(repoRoot, ".fireemu/reports/vitest.json");

/** Runs the step with its output visible. @returns whether it ended well */
function run(step: VerifyStep): Promise<boolean> {
  const [module, ...args] = step.command;
  if (step.isSuite) {
    args.push("--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`);
  }
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(repoRoot, "node_modules", module), ...args], {
      cwd: repoRoot,
      env: { ...process.env, ...(step.timeZone && { TZ: step.timeZone }) },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}

/** Counts of a suite's report; a suite that ended badly has at least one failure. */
function suiteOutcome(endedWell: boolean): Outcome {
  if (!existsSync(REPORT)) return { passed: 0, failed: endedWell ? 0 : 1 };
  const report = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
  const failed = endedWell ? report.numFailedTests : Math.max(1, report.numFailedTests);
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${relative(repoRoot, name)}: ${fullName}`),
  );
  return { passed: report.numPassedTests, failed, failures };
}

async function outcomeOf(step: VerifyStep): Promise<Outcome> {
  rmSync(REPORT, { force: true });
  const endedWell = await run(step);
  if (step.isSuite) return suiteOutcome(endedWell);
  return endedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** `npm test`: every check and every test; goes on after a failure and counts at the end. */
async function main(): Promise<void> {
  mkdirSync(join(repoRoot, ".fireemu/reports"), { recursive: true, mode: 0o700 });
  const lines: string[] = [];
  const total = { passed: 0, failed: 0 };
  for (const [index, step] of verifySteps.entries()) {
    console.log(`\n[${index + 1}/${verifySteps.length}] ${step.name}`);
    const startedAt = performance.now();
    const { passed, failed, failures = [] } = await outcomeOf(step);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    lines.push(
      `${failed === 0 ? "ok    " : "FAILED"} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
      ...failures.map((failure) => `         ${failure}`),
    );
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${lines.join("\n")}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

runScript(main);
