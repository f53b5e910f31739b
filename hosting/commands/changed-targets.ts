import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tenants } from "@/tenant-configs/index";
import { affectedTargets } from "../build/affected-targets";
import { FLEET_FILE } from "../fleet/fleet";
import { movedRestaurants } from "../fleet/moved-restaurants";
import { changedFiles, type Git } from "../lib/changed-files";
import { readArguments } from "../lib/read-arguments";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";
import { hostingTargets, targetNamed } from "../targets";

const git: Git = (...args) =>
  execFileSync("git", args, { cwd: repoRoot, encoding: "utf8", stdio: "pipe" });

/** Changed paths; for the lists of restaurants in projects, the configurations of those that moved. */
function changesSince(commit: string): string[] {
  const files = changedFiles(git, commit);
  if (!files.includes(FLEET_FILE)) return files;
  const before = git("show", `${commit}:${FLEET_FILE}`);
  const moved = movedRestaurants(before, readFileSync(join(repoRoot, FLEET_FILE), "utf8"));
  if (!moved) return files;
  const configurations = moved.map((name) => `tenant-configs/${targetNamed(name).restoKey}.ts`);
  return [...files.filter((file) => file !== FLEET_FILE), ...configurations];
}

/**
 * `npm run changed:targets -- <commit>`: prints the hosting targets whose sites can differ since the
 * commit, separated by commas, as `--only` and workflows need them; without a commit all targets.
 */
async function main(): Promise<void> {
  const [commit] = readArguments({ allowPositionals: true }).positionals;
  const targets = commit
    ? affectedTargets(changesSince(commit), tenants)
    : hostingTargets.map(({ target }) => target);
  console.log(targets.join(","));
}

runCommand(main);
