import { spawn } from "node:child_process";
import { repoRoot } from "@/hosting/lib/repo-root";

export interface CommandRun {
  readonly code: number | null;
  /** Standard output and errors. */
  readonly output: string;
}

interface Options {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Options of Node.js itself. */
  readonly node?: readonly string[];
  readonly uid?: number;
}

/** Runs a module like its npm script does, in a process of its own. */
export function runCommand(args: readonly string[], options: Options = {}): Promise<CommandRun> {
  const { cwd = repoRoot, env = {}, node = [], uid } = options;
  const parts: string[] = [];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, "hosting/run.cjs", ...args], {
      cwd,
      uid,
      // The test runner sets both.
      env: { ...process.env, NODE_ENV: undefined, DEBUG: undefined, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part) => parts.push(String(part)));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output: parts.join("") }));
  });
}
