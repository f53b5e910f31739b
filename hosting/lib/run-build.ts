import { spawn } from "node:child_process";
import { join } from "node:path";
import { repoRoot } from "./repo-root";

/** Result of building one site. */
export interface BuildRun {
  readonly target: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** Standard output and errors of the build. */
  readonly output: string;
}

/** Builds a site like `npm run build -- --mode <target>`, in its own process. Never rejects. */
export function runBuild(target: string): Promise<BuildRun> {
  const startedAt = performance.now();
  const vite = join(repoRoot, "node_modules/vite/bin/vite.js");
  const parts: string[] = [];
  const env = { ...process.env };
  // A build for deployment must not contain a local backend.
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
 * Builds several sites in parallel.
 * @param maxParallel builds at the same time
 * @param onDone called after each build
 */
export async function runBuilds(
  targets: readonly string[],
  maxParallel: number,
  onDone: (run: BuildRun) => void,
): Promise<BuildRun[]> {
  const queue = [...targets];
  const runs: BuildRun[] = [];
  async function worker(): Promise<void> {
    for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
      const run = await runBuild(target);
      runs.push(run);
      onDone(run);
    }
  }
  await Promise.all(Array.from({ length: maxParallel }, worker));
  return runs;
}
