import { spawn } from "node:child_process";
import { join } from "node:path";
import { CommandError } from "@/hosting/lib/command-error";
import { readArguments } from "@/hosting/lib/read-arguments";
import { repoRoot } from "@/hosting/lib/repo-root";
import { runCommand } from "@/hosting/lib/run-command";

/**
 * `npm run test:model`: compares generated histories of calls with the reference models. `--seed` is
 * the seed of the first history, `--runs` the number of histories of each model. Parts of file names
 * select tests.
 */
async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { seed: { type: "string" }, runs: { type: "string" } },
  });
  const { seed = "", runs = "" } = values;
  if (!/^\d*$/.test(seed) || !/^\d*$/.test(runs)) {
    throw new CommandError("--seed and --runs are whole numbers.");
  }
  const vitest = join(repoRoot, "node_modules/vitest/vitest.mjs");
  const files = positionals.length > 0 ? positionals : ["test/model/", "random-histories"];
  const projects = ["--project", "model", "--project", "unit"];
  const child = spawn(process.execPath, [vitest, "run", ...projects, ...files], {
    cwd: repoRoot,
    env: { ...process.env, MODEL_SEED: seed, MODEL_RUNS: runs },
    stdio: "inherit",
  });
  process.exitCode = await new Promise<number>((resolve) => {
    child.once("close", (code) => resolve(code ?? 1));
  });
}

runCommand(main);
