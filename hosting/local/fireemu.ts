import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CommandError } from "../lib/command-error";
import { LOCAL_PROJECT_ID } from "../lib/local-web-config";
import type { BackendPorts } from "../lib/ports";
import { repoRoot } from "../lib/repo-root";
import { findFireemu } from "./fireemu-binary";

const START_TIMEOUT_MS = 60_000;
const GUARD = join(repoRoot, "hosting/local/fireemu-guard.mjs");

export interface FireemuOptions {
  /** Configuration in the repository root: `fireemu.json` or `fireemu.rules.json`. */
  readonly config: string;
  readonly withFunctions: boolean;
  /** Another folder with the bundled functions, inside the repository; default `functions`. */
  readonly functionsFolder?: string;
  /** Let the system choose the ports, so that several backends can run at the same time. */
  readonly randomPorts: boolean;
  /** Must be inside the repository, or functions do not reload. */
  readonly tmpFolder: string;
  /** Folder to which data is saved on stop and from which it is loaded on start; null saves nothing. */
  readonly dataFolder: string | null;
  /** Whether `dataFolder` contains data to load. */
  readonly hasData: boolean;
  /** Receives every line of output after the backend is ready. */
  readonly onLine?: (line: string) => void;
}

export interface Fireemu {
  readonly ports: BackendPorts;
  /** Resolves when the process has ended for any reason. */
  readonly ended: Promise<void>;
  /** Saves the data and ends the process. Has no effect after the end. */
  stop(): Promise<void>;
}

const PORT_LINES = {
  firestore: /^\s*firestore \(gRPC \+ REST\):\s+127\.0\.0\.1:(\d+)/m,
  auth: /^\s*auth \(REST\):\s+127\.0\.0\.1:(\d+)/m,
  functions: /^\s*functions \(HTTP\):\s+127\.0\.0\.1:(\d+)/m,
  storage: /^\s*storage \(HTTP\):\s+127\.0\.0\.1:(\d+)/m,
};

function readPorts(banner: string, withFunctions: boolean): BackendPorts | null {
  const port = (line: RegExp) => Number(line.exec(banner)?.[1] ?? 0);
  const ports = {
    firestore: port(PORT_LINES.firestore),
    auth: port(PORT_LINES.auth),
    functions: port(PORT_LINES.functions),
    storage: port(PORT_LINES.storage),
  };
  const complete =
    ports.firestore > 0 && ports.auth > 0 && ports.storage > 0 && /control API:/.test(banner);
  const loaded = !withFunctions || (ports.functions > 0 && /functions loaded:/.test(banner));
  return complete && loaded ? ports : null;
}

function commandLine(options: FireemuOptions): string[] {
  const args = ["up", "--config", options.config, "--project", LOCAL_PROJECT_ID];
  args.push(
    "--only",
    options.withFunctions ? "auth,firestore,storage,functions" : "auth,firestore,storage",
  );
  if (options.functionsFolder) args.push("--functions", options.functionsFolder);
  if (options.randomPorts) {
    const services = "firestore http functions storage hub logging eventarc tasks ui".split(" ");
    args.push(...services.flatMap((service) => [`--${service}-port`, "0"]));
  }
  if (options.dataFolder) {
    if (options.hasData) args.push("--import", options.dataFolder);
    args.push("--export-on-exit", options.dataFolder);
  }
  return args;
}

/** Removes the folders that killed processes have left behind. */
function prepareTmpFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(folder)) {
    if (entry.startsWith("fireemu-runner-")) rmSync(join(folder, entry), { recursive: true });
  }
}

function startError(output: string): CommandError {
  const cause = /^error: (.*)$/m.exec(output)?.[1] ?? "the process ended before it was ready";
  return new CommandError(`The local backend did not start: ${cause}.\n${output.trim()}`);
}

async function waitUntilReady(
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
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(startError(output)), START_TIMEOUT_MS);
  });
  const failed = ended.then(() => Promise.reject(startError(output)));
  try {
    return await Promise.race([ready, timedOut, failed]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Starts fireemu, the embedded local backend, and waits until it is ready.
 * @throws CommandError with its output if it does not start within a minute
 */
export async function startFireemu(options: FireemuOptions): Promise<Fireemu> {
  const binary = findFireemu();
  prepareTmpFolder(options.tmpFolder);
  const child = spawn(process.execPath, [GUARD, binary, ...commandLine(options)], {
    cwd: repoRoot,
    env: { ...process.env, TMPDIR: options.tmpFolder },
    stdio: "pipe",
    // In its own process group Ctrl-C does not reach it: this process stops it once and waits for
    // its export.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));

  async function stop(): Promise<void> {
    child.stdin.end();
    await ended;
  }

  try {
    return { ports: await waitUntilReady(child, ended, options), ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
