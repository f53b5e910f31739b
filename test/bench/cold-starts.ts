import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { LOCAL_PROJECT_ID, localWebConfig } from "@/hosting/lib/local-web-config";
import type { BackendPorts } from "@/hosting/lib/ports";
import { withProgress } from "@/hosting/lib/progress";
import { repoRoot } from "@/hosting/lib/repo-root";
import { startTestBackend } from "@/test/harness/test-backend";
import { median } from "./statistics";

const SERVER = join(repoRoot, "test/bench/serve-function.mjs");
const BUNDLE = join(repoRoot, "functions/dist/index.cjs");
const RUNS = 5;

const QUOTE = {
  resto_key: "resto-bobingen",
  type: "pickup",
  lines: [{ item_id: "miso-soup", qty: 1, choices: {} }],
};

/** The first request of each function: a call with its path and input, or null for an event. */
const FIRST_REQUESTS: Readonly<Record<string, { path: string; data: object } | null>> = {
  guestApi: { path: "/api/quoteOrder", data: QUOTE },
  staffApi: { path: "/api/quoteOrder", data: QUOTE },
  publishPhoto: { path: "/api/publishPhoto", data: {} },
  cspReport: { path: "/api/cspReport", data: {} },
  everyMinute: null,
  everyDay: null,
};

/** `npm run bench -- --cold`: time from the start of a process to its first answer, of each function. */
export async function benchColdStarts(): Promise<void> {
  const backend = await withProgress("Starting a backend", () => startTestBackend());
  try {
    const environment = environmentFor(backend.ports);
    console.log("first answer after the start of a process, median of 5");
    for (const [name, request] of Object.entries(FIRST_REQUESTS)) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        times.push(await timeFirstAnswer(name, request, environment));
      }
      console.log(`${name.padEnd(16)}${Math.round(median(times) ?? 0)} ms`);
    }
  } finally {
    await backend.stop();
  }
}

function environmentFor(ports: BackendPorts): NodeJS.ProcessEnv {
  const { authPort, firestorePort } = localWebConfig(ports);
  return {
    PATH: process.env.PATH,
    GCLOUD_PROJECT: LOCAL_PROJECT_ID,
    FUNCTIONS_EMULATOR: "true",
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestorePort}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
    METADATA_SERVER_DETECTION: "none",
  };
}

async function timeFirstAnswer(
  name: string,
  request: { path: string; data: object } | null,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [SERVER, BUNDLE, name], {
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const port = await portOf(child.stdout);
    const answer = await fetch(`http://127.0.0.1:${port}${request?.path ?? "/"}`, {
      ...(request && { method: "POST", body: JSON.stringify({ data: request.data }) }),
      headers: { "content-type": "application/json" },
    });
    await answer.arrayBuffer();
    return performance.now() - startedAt;
  } finally {
    child.kill();
  }
}

async function portOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const port = /^port (\d+)$/.exec(line)?.[1];
    if (port) return port;
  }
  throw new Error("the function's process ended before it listened");
}
