import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";
import { z } from "zod";
import { repoRoot } from "@/hosting/lib/repo-root";
import { callFunction } from "@/test/harness/callables";

/** Kills the process of the functions, with every call that it is working on. */
export function killFunctions(): void {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  const processes = stdout.split("\n").map((line) => {
    const [pid = "", parent = "", ...command] = line.trim().split(/\s+/);
    return { pid, parent, command: command.join(" ") };
  });
  const folder = inject("functionsFolder");
  const backends = processes.filter(({ command }) => command.includes(`--functions ${folder}`));
  const runners = processes.filter(
    ({ parent, command }) =>
      command.includes("runner-node") && backends.some(({ pid }) => pid === parent),
  );
  expect(runners.length).toBeGreaterThan(0);
  for (const { pid } of runners) process.kill(Number(pid), "SIGKILL");
}

/** Starts a new process of the functions: the backend does so when their file changes. */
export async function startFunctions(): Promise<void> {
  appendFileSync(join(repoRoot, inject("functionsFolder"), "dist/index.cjs"), "\n");
  const answers = () => callFunction("quoteOrder", {}).catch(() => null);
  await expect.poll(answers, { interval: 50, timeout: 30_000 }).not.toBeNull();
}

const resourcesSchema = z.object({
  services: z.array(
    z.object({ gauges: z.array(z.object({ id: z.string(), current: z.number() })) }),
  ),
});

/**
 * Whether a transaction of a killed process still locks documents. The local backend has no time
 * limit for transactions: they stay until it is emptied.
 */
export async function hasOpenTransactions(): Promise<boolean> {
  const { auth } = inject("backendPorts");
  const response = await fetch(`http://127.0.0.1:${auth}/v1/sessions/default/resources`);
  const { services } = resourcesSchema.parse(await response.json());
  const gauges = services.flatMap((service) => service.gauges);
  const open = gauges.find(({ id }) => id === "transactions.active")?.current;
  expect(open).toBeDefined();
  return Number(open) > 0;
}
