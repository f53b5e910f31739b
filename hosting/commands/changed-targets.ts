import { execFileSync } from "node:child_process";
import { tenants } from "@/tenant-configs/index";
import { changedTargets } from "../lib/changed-targets";
import { CommandError } from "../lib/command-error";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";
import { hostingTargets } from "../targets";

/** Paths that differ between a commit and the files here. */
function filesSince(commit: string): string[] {
  const args = ["diff", "--name-only", "--no-renames", "-z", commit, "--"];
  try {
    const output = execFileSync("git", args, { cwd: repoRoot, encoding: "utf8", stdio: "pipe" });
    return output.split("\0").filter((path) => path !== "");
  } catch {
    throw new CommandError(`"${commit}" is not a commit of this repository.`);
  }
}

/**
 * `npm run changed:targets -- <commit>`: prints the hosting targets whose sites can differ since the
 * commit, separated by commas, as `--only` and workflows need them; without a commit all targets.
 */
async function main(): Promise<void> {
  const [commit] = process.argv.slice(2);
  const targets = commit
    ? changedTargets(filesSince(commit), tenants)
    : hostingTargets.map(({ target }) => target);
  console.log(targets.join(","));
}

runCommand(main);
