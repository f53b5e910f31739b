import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { hostingEntry } from "../firebase/firebase-json";
import { deleteAtExit } from "../lib/delete-at-exit";
import { withProgress } from "../lib/progress";
import { repoRoot } from "../lib/repo-root";
import { type ProcessRun, runProcess } from "../lib/run-process";
import type { HostingTarget } from "../targets";

/** Beside firebase.json, because the deployment tool resolves folders from there. */
const CONFIG = "firebase.built.json";

/** Of the output of a failed deployment. */
const SHOWN_LINES = 5;

/** How sites are deployed, and where to. */
export interface Deployer {
  /** Folder of the package firebase-tools. */
  readonly tool: string;
  readonly projectId: string;
}

/**
 * Deploys the sites in `dist` as they are, all in one run of the deployment tool. The tool stops at
 * the first site that is refused; then each site gets a run of its own.
 * @returns the targets that were refused
 */
export async function deployBuilt(
  deployer: Deployer,
  sites: readonly HostingTarget[],
): Promise<string[]> {
  if (sites.length === 0) return [];
  // Without the commands that build and check each site again.
  const hosting = sites.map((site) => ({ ...hostingEntry(site), predeploy: [] }));
  const config = join(repoRoot, CONFIG);
  const removeConfig = deleteAtExit(config);
  writeFileSync(config, JSON.stringify({ hosting }));
  try {
    const targets = sites.map(({ target }) => target);
    const together = await deploy(deployer, targets);
    if (together.ok) return [];
    const refused: string[] = [];
    for (const target of targets) {
      const { ok, output } = targets.length === 1 ? together : await deploy(deployer, [target]);
      if (ok) continue;
      refused.push(target);
      console.log(`FAILED ${target}`);
      for (const line of output.trim().split("\n").slice(-SHOWN_LINES))
        console.log(`       ${line}`);
    }
    return refused;
  } finally {
    removeConfig();
  }
}

function deploy({ tool, projectId }: Deployer, targets: readonly string[]): Promise<ProcessRun> {
  const only = targets.map((target) => `hosting:${target}`).join(",");
  const label = targets.length === 1 ? targets[0] : `${targets.length} sites`;
  return withProgress(`Deploying ${label}`, () =>
    runProcess(
      process.execPath,
      [
        join(tool, "lib/bin/firebase.js"),
        ...["deploy", "--only", only, "--project", projectId],
        ...["--config", CONFIG, "--non-interactive"],
      ],
      { cwd: repoRoot },
    ),
  );
}
