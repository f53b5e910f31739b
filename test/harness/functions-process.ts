import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { repoRoot } from "@/hosting/lib/repo-root";

/**
 * Kills the processes of the functions of a test backend, with every call that they are working on.
 * @param folder of the running functions, from the repository's root
 * @returns how many were killed
 */
export function killFunctionsOf(folder: string): number {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  const processes = stdout.split("\n").map((line) => {
    const [pid = "", parent = "", ...command] = line.trim().split(/\s+/);
    return { pid, parent, command: command.join(" ") };
  });
  const backends = processes.filter(({ command }) => command.includes(`--functions ${folder}`));
  const runners = processes.filter(
    ({ parent, command }) =>
      command.includes("runner-node") && backends.some(({ pid }) => pid === parent),
  );
  for (const { pid } of runners) process.kill(Number(pid), "SIGKILL");
  return runners.length;
}

/** Starts a new process of the functions: the backend does so when their file changes. */
export function startFunctionsOf(folder: string): void {
  appendFileSync(join(repoRoot, folder, "dist/index.cjs"), "\n");
}

const resourcesSchema = z.object({
  services: z.array(
    z.object({ gauges: z.array(z.object({ id: z.string(), current: z.number() })) }),
  ),
});

/**
 * How many transactions are open. Those of a killed process lock documents until the local backend is
 * emptied: it has no time limit for transactions.
 * @param port of the backend's authentication service
 */
export async function countTransactions(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/sessions/default/resources`);
  const { services } = resourcesSchema.parse(await response.json());
  const gauges = services.flatMap((service) => service.gauges);
  return Number(gauges.find(({ id }) => id === "transactions.active")?.current);
}
