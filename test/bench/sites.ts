import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { buildSites } from "@/hosting/build/build-sites";
import { CommandError } from "@/hosting/lib/command-error";
import { repoRoot } from "@/hosting/lib/repo-root";
import { configuredSite } from "@/hosting/site/configured-site";
import { hostingTargets } from "@/hosting/targets";
import { tenants } from "@/tenant-configs/index";
import { type SiteBytes, siteBytes } from "./site-bytes";

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

function titlesBut(restoKey: string): string[] {
  return Object.values(tenants).flatMap((tenant) =>
    isSuperTenant(tenant) || tenant.key === restoKey ? [] : [tenant.title],
  );
}

function row({ target, html, critical, js, foreign }: SiteBytes, seconds: number): string {
  const others = foreign.length === 0 ? "none" : foreign.join(", ");
  return `${target.padEnd(20)}${seconds.toFixed(1).padStart(8)}${kB(html)}${kB(critical)}${kB(js)}  ${others}`;
}

/** `npm run bench -- --sites`: build time and Brotli bytes of every site. */
export async function benchSites(): Promise<void> {
  const startedAt = performance.now();
  console.log(
    `${"brotli kB".padEnd(20)}       s    HTML  JS asked  all JS  foreign configurations`,
  );
  await buildSites(
    hostingTargets.map(({ target }) => configuredSite(target)),
    {
      tenants,
      local: null,
      folderOf: (target) => join(repoRoot, "dist", target),
      onDone: ({ target, ok, seconds, output }) => {
        if (!ok) throw new CommandError(`${target} was not built:\n${output}`);
        const restoKey = hostingTargets.find((entry) => entry.target === target)?.restoKey ?? "";
        const bytes = siteBytes(join(repoRoot, "dist", target), target, titlesBut(restoKey));
        console.log(row(bytes, seconds));
      },
    },
  );
  const all = Object.values(tenants).map((tenant) => JSON.stringify(tenant));
  const weight = brotliCompressSync(all.join("\n")).length;
  console.log(
    `\n${hostingTargets.length} sites in ${((performance.now() - startedAt) / 1000).toFixed(1)} s. ` +
      `All configurations together: ${kB(weight)} kB; no page of a guest loads them.`,
  );
}
