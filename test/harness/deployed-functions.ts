import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bundleFunctions } from "@/hosting/build/bundle-functions";
import { firebaseJson } from "@/hosting/firebase/firebase-json";
import { RegistryUnreachable, UNREACHABLE } from "@/hosting/lib/fetched-tool";
import { repoRoot } from "@/hosting/lib/repo-root";

const START_TIMEOUT_MS = 30_000;

/** Environment of Cloud Build and of the command line; contains no variable of this process. */
const environment = { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "" };

/** The parts of a discovered function that the tests compare. */
interface DiscoveredFunction {
  readonly entryPoint: string;
  readonly region: readonly string[];
  readonly availableMemoryMb: number;
  readonly timeoutSeconds: number;
  readonly maxInstances: number;
  readonly concurrency: number;
  readonly cpu: number;
}

/** The files of the functions' folder that a deployment uploads, by firebase.json. */
export function deployedFiles(): string[] {
  const [{ source, ignore } = { source: "", ignore: [] }] = firebaseJson().functions;
  const isIgnored = (path: string) =>
    ignore.some((pattern) =>
      pattern.includes("*")
        ? path.endsWith(pattern.slice(pattern.lastIndexOf("*") + 1))
        : path.split("/").includes(pattern),
    );
  return readdirSync(join(repoRoot, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(repoRoot, source).length + 1))
    .filter((path) => !isIgnored(path))
    .toSorted();
}

/**
 * Copies what a deployment uploads to an empty folder outside of the repository and installs its
 * dependencies there, as Cloud Build does.
 * @throws RegistryUnreachable if no registry answers
 */
export async function installDeployedFunctions(): Promise<string> {
  await bundleFunctions();
  const folder = mkdtempSync(join(tmpdir(), "deployed-functions-"));
  for (const path of deployedFiles()) cpSync(join(repoRoot, "functions", path), join(folder, path));
  const { status, stdout, stderr } = spawnSync(
    "npm",
    ["ci", "--omit=dev", "--no-audit", "--no-fund", "--ignore-scripts"],
    { cwd: folder, env: { ...process.env, INIT_CWD: folder }, encoding: "utf8" },
  );
  if (status === 0) return folder;
  const output = `npm ci failed in the folder of the deployed functions: ${stdout}${stderr}`;
  throw UNREACHABLE.test(output) ? new RegistryUnreachable(output) : new Error(output);
}

/** Loads every dependency, native code included. @returns what goes wrong, else an empty text */
export function loadDependencies(folder: string, node: string): string {
  const script =
    "for (const name of Object.keys(require('./package.json').dependencies)) require(name)";
  return spawnSync(node, ["-e", script], { cwd: folder, env: environment, encoding: "utf8" })
    .stderr;
}

/**
 * The functions that the deployment tool finds: it starts the `firebase-functions` program of the
 * installed package and asks it for `/__/functions.yaml`.
 * @param node the Node.js that runs it
 */
export async function discoverFunctions(
  folder: string,
  node: string,
): Promise<Readonly<Record<string, DiscoveredFunction>>> {
  const port = await freePort();
  const program = join(folder, "node_modules/firebase-functions/lib/bin/firebase-functions.js");
  const child = spawn(node, [program], {
    cwd: folder,
    env: {
      ...environment,
      PORT: String(port),
      FUNCTIONS_CONTROL_API: "true",
      GCLOUD_PROJECT: "demo-resto",
      FIREBASE_CONFIG: '{"projectId":"demo-resto"}',
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => (output += String(part)));
  try {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline && child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/__/functions.yaml`).catch(() => null);
      if (answer?.ok) return JSON.parse(await answer.text()).endpoints;
      if (answer) throw new Error(`${await answer.text()}\n${output}`);
      await sleep(100);
    }
    throw new Error(`the discovery did not start:\n${output}`);
  } finally {
    child.kill();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
