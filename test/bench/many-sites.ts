import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { buildSites } from "@/hosting/build/build-sites";
import { CommandError } from "@/hosting/lib/command-error";
import { folderBytes } from "./folder-bytes";
import { generatedSites } from "./generated-sites";

const REPORT_EVERY = 100;
const MB = 1_000_000;

/**
 * `npm run bench -- --restaurants 1000`: builds generated restaurants into a temporary folder, deletes
 * each site once it is built, and prints seconds, memory and bytes.
 */
export async function benchManySites(count: number): Promise<void> {
  if (!Number.isInteger(count) || count < 1)
    throw new CommandError("--restaurants: expected a whole number of at least 1");
  const sites = generatedSites(count);
  const tenants = Object.fromEntries(
    sites.flatMap(({ tenant }) => (tenant ? [[tenant.key, tenant]] : [])),
  ) as Record<string, Tenant>;
  const folder = await mkdtemp(join(tmpdir(), "resto-sites-"));
  const startedAt = performance.now();
  let firstAt = 0;
  let peak = 0;
  let done = 0;
  try {
    await buildSites(sites, {
      tenants,
      local: null,
      folderOf: (target) => join(folder, target),
      onDone: async ({ target, ok, output }) => {
        if (!ok) throw new CommandError(`${target} was not built:\n${output}`);
        const now = performance.now();
        firstAt ||= now;
        done += 1;
        const position = done;
        peak = Math.max(peak, process.memoryUsage().rss);
        if (position === 1 || position % REPORT_EVERY === 0) {
          const bytes = await folderBytes(join(folder, target));
          console.log(
            `${String(position).padStart(5)} sites ${seconds(now - startedAt).padStart(7)} s, ${cpuSeconds()} s of processor, ${mb(process.memoryUsage().rss)} MB of memory, ${mb(bytes)} MB a site`,
          );
        }
        await rm(join(folder, target), { recursive: true });
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const endedAt = performance.now();
  console.log(
    `\n${count} sites in ${seconds(endedAt - startedAt)} s: the first after ${seconds(firstAt - startedAt)} s, ` +
      `each further one ${((endedAt - firstAt) / 1000 / Math.max(1, count - 1)).toFixed(2)} s, ${cpuSeconds()} s of processor in all, at most ${mb(peak)} MB of memory.`,
  );
}

function cpuSeconds(): string {
  const { user, system } = process.cpuUsage();
  return ((user + system) / 1_000_000).toFixed(0);
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const mb = (bytes: number) => (bytes / MB).toFixed(bytes < 10 * MB ? 1 : 0);
