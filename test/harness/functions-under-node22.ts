import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { FETCHED_TOOLS, fetchedTool } from "@/hosting/lib/fetched-tool";
import { repoRoot } from "@/hosting/lib/repo-root";
import { runCommand } from "@/hosting/lib/run-command";

/**
 * `npm run test:functions:node22`: the functions' tests with the Node.js that the functions are
 * deployed to, for the tests as for the local backend. Arguments select files, as with vitest.
 */
async function main(): Promise<void> {
  const node = join(await fetchedTool(FETCHED_TOOLS.node22), "bin/node");
  const vitest = join(repoRoot, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--project", "functions*", ...process.argv.slice(2)];
  const child = spawn(node, args, {
    cwd: repoRoot,
    // fireemu runs the functions with FIREEMU_NODE.
    env: { ...process.env, FIREEMU_NODE: node, PATH: `${dirname(node)}:${process.env.PATH}` },
    stdio: "inherit",
  });
  process.exitCode = await new Promise<number>((resolve) => {
    child.once("close", (code) => resolve(code ?? 1));
  });
}

runCommand(main);
