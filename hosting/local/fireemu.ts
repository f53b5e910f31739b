import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CommandError } from "../lib/command-error";
import { repoRoot } from "../lib/repo-root";
import { findFireemu } from "./fireemu-binary";
import { LOCAL_PROJECT_ID } from "./local-web-config";
import type { BackendPorts } from "./ports";

const START_TIMEOUT_MS = 60_000;
const GUARD = join(repoRoot, "hosting/local/fireemu-guard.mjs");

export interface FireemuOptions {
  /** Configuration in the repository root: `fireemu.json` or `fireemu.rules.json`. */
  readonly config: string;
  readonly withFunctions: boolean;
  /** Let the system choose every port, so that several backends can run at once. */
  readonly anyPorts: boolean;
  /** Folder for the backend's temporary files, inside the repository (functions reload). */
  readonly tmpFolder: string;
  /** Folder to load from if it exists and to save to when stopped; null keeps nothing. */
  readonly dataFolder: string | null;
  /** Whether `dataFolder` holds the data of an earlier run. */
  readonly hasData: boolean;
  /** Receives every line after the backend is ready. */
  readonly onLine?: (line: string) => void;
}

/** A running backend process. */
export interface Fireemu {
  readonly ports: BackendPorts;
  /** Resolves when the process has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Saves the data and ends the process; harmless when it has already ended. */
  stop(): Promise<void>;
}

const PORT_LINES = {
  firestore: /^\s*firestore \(gRPC \+ REST\):\s+127\.0\.0\.1:(\d+)/m,
  auth: /^\s*auth \(REST\):\s+127\.0\.0\.1:(\d+)/m,
  functions: /^\s*functions \(HTTP\):\s+127\.0\.0\.1:(\d+)/m,
};

function readPorts(banner: string, withFunctions: boolean): BackendPorts | null {
  const port = (line: RegExp) => Number(line.exec(banner)?.[1] ?? 0);
  const ports = {
    firestore: port(PORT_LINES.firestore),
    auth: port(PORT_LINES.auth),
    functions: port(PORT_LINES.functions),
  };
  const complete = ports.firestore > 0 && ports.auth > 0 && /control API:/.test(banner);
  const loaded = !withFunctions || (ports.functions > 0 && /functions loaded:/.test(banner));
  return complete && loaded ? ports : null;
}

function commandLine(options: FireemuOptions): string[] {
  const args = ["up", "--config", options.config, "--project", LOCAL_PROJECT_ID];
  args.push("--only", options.withFunctions ? "auth,firestore,functions" : "auth,firestore");
  if (options.anyPorts) {
    const services = "firestore http functions hub logging eventarc tasks ui".split(" ");
    args.push(...services.flatMap((service) => [`--${service}-port`, "0"]));
  }
  if (options.dataFolder) {
    if (options.hasData) args.push("--import", options.dataFolder);
    args.push("--export-on-exit", options.dataFolder);
  }
  return args;
}

/** Earlier runs that were killed leave their runner folders behind. */
function prepareTmp(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(folder)) {
    if (entry.startsWith("fireemu-runner-")) rmSync(join(folder, entry), { recursive: true });
  }
}

function startProblem(output: string): CommandError {
  const cause = /^error: (.*)$/m.exec(output)?.[1] ?? "it ended before it was ready";
  return new CommandError(`The local backend did not start: ${cause}.\n${output.trim()}`);
}

async function untilReady(
  child: ChildProcessWithoutNullStreams,
  ended: Promise<void>,
  options: FireemuOptions,
): Promise<BackendPorts> {
  let output = "";
  let ports: BackendPorts | null = null;
  const ready = new Promise<BackendPorts>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        if (ports) return options.onLine?.(line);
        output += `${line}\n`;
        ports = readPorts(output, options.withFunctions);
        if (ports) resolve(ports);
      });
    }
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(startProblem(output)), START_TIMEOUT_MS);
  });
  const failed = ended.then(() => Promise.reject(startProblem(output)));
  try {
    return await Promise.race([ready, late, failed]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Starts the embedded backend and waits until it answers.
 * @throws UserProblem when it cannot start
 */
export async function startFireemu(options: FireemuOptions): Promise<Fireemu> {
  const binary = findFireemu();
  prepareTmp(options.tmpFolder);
  const child = spawn(process.execPath, [GUARD, binary, ...commandLine(options)], {
    cwd: repoRoot,
    env: { ...process.env, TMPDIR: options.tmpFolder },
    stdio: "pipe",
    // A group of its own: Ctrl-C in the terminal must reach this process alone, which then
    // ends the backend once and waits for its export.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));

  async function stop(): Promise<void> {
    child.stdin.end();
    await ended;
  }

  try {
    return { ports: await untilReady(child, ended, options), ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
