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
  const parts: string[] = [];
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", join(repoRoot, "hosting/commands/build.ts"), "--mode", target],
      { cwd: repoRoot, stdio: ["ignore", "pipe", "pipe"] },
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
