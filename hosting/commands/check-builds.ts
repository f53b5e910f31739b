import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildProblems } from "../checks/build-problems";
import { projectProblems } from "../firebase/project-problems";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";
import { hostingTargets, projectOf, targetNamed } from "../targets";

/**
 * `npm run check:builds`: checks whether the sites in `dist` may be uploaded. `--mode <target>`
 * checks one site, as every deployment does; the default is every site that has been built. Also
 * refuses a project that is not filled in or is not the one the Firebase CLI deploys to.
 */
async function main(): Promise<void> {
  const { values } = readArguments({ options: { mode: { type: "string" } } });
  const folderOf = (target: string) => join(repoRoot, "dist", target);
  const targets = values.mode
    ? [targetNamed(values.mode)]
    : hostingTargets.filter(({ target }) => existsSync(folderOf(target)));
  if (targets.length === 0)
    throw new CommandError("No site has been built. Run npm run build:all first.");
  const projects = [...new Set(targets.map(projectOf))];
  const unfinished = projects.flatMap(({ backend }) =>
    projectProblems(backend, process.env.GCLOUD_PROJECT),
  );
  for (const problem of unfinished) console.log(`FAILED ${problem}`);
  let count = unfinished.length;
  for (const target of targets) {
    const problems = buildProblems(folderOf(target.target), target);
    console.log(`${problems.length === 0 ? "ok    " : "FAILED"} ${target.target}`);
    for (const problem of problems) console.log(`       ${problem}`);
    count += problems.length;
  }
  if (count > 0)
    throw new CommandError("Do not upload these builds. Fix the problems above, then build again.");
}

runCommand(main);
