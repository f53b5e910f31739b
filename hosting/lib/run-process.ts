import { type SpawnOptions, spawn } from "node:child_process";

export interface ProcessRun {
  /** Whether it ended with code 0. */
  readonly ok: boolean;
  /** Standard output and errors. */
  readonly output: string;
}

/** Runs a program without input and collects what it prints. Never rejects. */
export function runProcess(
  program: string,
  args: readonly string[],
  options: Pick<SpawnOptions, "cwd" | "env">,
): Promise<ProcessRun> {
  const parts: string[] = [];
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (part) => parts.push(String(part)));
    child.once("error", (error) => parts.push(String(error)));
    child.once("close", (code) => resolve({ ok: code === 0, output: parts.join("") }));
  });
}
