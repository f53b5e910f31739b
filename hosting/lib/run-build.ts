import { spawn } from "node:child_process";
import { join } from "node:path";
import { repoRoot } from "./repo-root";

/** How the build of one site ended. */
export interface BuildRun {
  readonly target: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** What the build wrote. */
  readonly output: string;
}

/** Builds a site as `npm run build -- --mode <target>` does, in a process of its own. */
export function runBuild(target: string): Promise<BuildRun> {
  const startedAt = performance.now();
  const vite = join(repoRoot, "node_modules/vite/bin/vite.js");
  const parts: string[] = [];
  const env = { ...process.env };
  // A deployable build talks to no backend of this machine, whoever starts it.
  delete env.RESTO_LOCAL_BACKEND;
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        "--import",
        "tsx",
        vite,
        "build",
        "--configLoader",
        "native",
        "--mode",
        target,
        "--logLevel",
        "warn",
      ],
      { cwd: repoRoot, env, stdio: ["ignore", "pipe", "pipe"] },
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (part) => parts.push(String(part)));
    }
    child.once("error", (error) => parts.push(String(error)));
    child.once("close", (code) =>
      resolve({
        target,
        ok: code === 0,
        seconds: (performance.now() - startedAt) / 1000,
        output: parts.join(""),
      }),
    );
  });
}

/**
 * Builds several sites, as many at a time as given.
 * @param onDone called with each site as soon as it is there
 */
export async function runBuilds(
  targets: readonly string[],
  atATime: number,
  onDone: (run: BuildRun) => void,
): Promise<BuildRun[]> {
  const waiting = [...targets];
  const runs: BuildRun[] = [];
  async function worker(): Promise<void> {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
      const run = await runBuild(target);
      runs.push(run);
      onDone(run);
    }
  }
  await Promise.all(Array.from({ length: atATime }, worker));
  return runs;
}
