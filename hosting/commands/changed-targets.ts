import { execFileSync } from "node:child_process";
import { tenants } from "@/tenant-configs/index";
import { affectedTargets } from "../build/affected-targets";
import { changedFiles, type Git } from "../lib/changed-files";
import { readArguments } from "../lib/read-arguments";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";
import { hostingTargets } from "../targets";

const git: Git = (...args) =>
  execFileSync("git", args, { cwd: repoRoot, encoding: "utf8", stdio: "pipe" });

/**
 * `npm run changed:targets -- <commit>`: prints the hosting targets whose sites can differ since the
 * commit, separated by commas, as `--only` and workflows need them; without a commit all targets.
 */
async function main(): Promise<void> {
  const [commit] = readArguments({ allowPositionals: true }).positionals;
  const targets = commit
    ? affectedTargets(changedFiles(git, commit), tenants)
    : hostingTargets.map(({ target }) => target);
  console.log(targets.join(","));
}

runCommand(main);
