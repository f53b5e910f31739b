import { availableParallelism } from "node:os";
import { join } from "node:path";
import { buildProblems, targetNamed } from "../checks/build-problems";
import { CommandError } from "../lib/command-error";
import { repoRoot } from "../lib/repo-root";
import { runBuilds } from "../lib/run-build";
import { runCommand } from "../lib/run-command";
import { hostingTargets } from "../targets";

/** `npm run build:all`: builds every site into `dist` in parallel and checks it as before an upload. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const failed: string[] = [];
  await runBuilds(
    hostingTargets.map(({ target }) => target),
    availableParallelism(),
    ({ target, ok, seconds, output }) => {
      const problems = ok
        ? buildProblems(join(repoRoot, "dist", target), targetNamed(target))
        : [output];
      console.log(
        `${problems.length === 0 ? "ok    " : "FAILED"} ${target} (${seconds.toFixed(1)} s)`,
      );
      for (const problem of problems) console.log(`       ${problem}`);
      if (problems.length > 0) failed.push(target);
    },
  );
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s in total`);
  if (failed.length > 0)
    throw new CommandError(`Failed: ${failed.join(", ")}. The problems are listed above.`);
}

runCommand(main);
