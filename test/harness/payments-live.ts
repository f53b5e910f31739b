import { spawn } from "node:child_process";
import { join } from "node:path";
import { CommandError } from "@/hosting/lib/command-error";
import { readArguments } from "@/hosting/lib/read-arguments";
import { repoRoot } from "@/hosting/lib/repo-root";
import { runCommand } from "@/hosting/lib/run-command";

const SUITE = "test/hosting/payment/contract";

/**
 * `npm run test:payments:live`: runs the contract suite against the real service in test mode too.
 * `STRIPE_TEST_KEY` is the platform's test key, `STRIPE_TEST_ACCOUNT` a connected account.
 */
async function main(): Promise<void> {
  readArguments({ options: {} });
  if (!process.env.STRIPE_TEST_KEY?.startsWith("sk_test_")) {
    throw new CommandError("Set STRIPE_TEST_KEY to a test key, which begins with sk_test_.");
  }
  const vitest = join(repoRoot, "node_modules/vitest/vitest.mjs");
  // The files share one account of the service, whose lists they read: they take turns.
  const args = [vitest, "run", "--project", "unit", "--no-file-parallelism", SUITE];
  const child = spawn(process.execPath, args, { cwd: repoRoot, stdio: "inherit" });
  process.exitCode = await new Promise<number>((resolve) => {
    child.once("close", (code) => resolve(code ?? 1));
  });
}

runCommand(main);
