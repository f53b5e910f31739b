import { availableParallelism } from "node:os";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { assertValidSite } from "../checks/assert-valid-site";
import type { SiteInput } from "../site/configured-site";
import { ownTenants } from "../targets";
import { compile } from "./compilation";
import { SITE_KINDS, type SiteKind } from "./compilation-config";
import { type BuildContext, siteContents } from "./site-contents";
import { writeSite } from "./write-site";

/** Result of building one site. */
export interface SiteBuild {
  readonly target: string;
  readonly ok: boolean;
  /** Without the compilation, which all sites share. */
  readonly seconds: number;
  /** Why the site was not built; empty if it was. */
  readonly output: string;
}

export interface BuildOptions {
  /** Every configured tenant by key. */
  readonly tenants: Readonly<Record<string, Tenant>>;
  /** null in a build for deployment */
  readonly local: LocalBackend | null;
  /** Folder of a site, which is emptied first. */
  folderOf(target: string): string;
  /** Called after each site, also after a failed one; the next site waits for it. */
  onDone?(build: SiteBuild): void | Promise<void>;
  /** Clock of the prerendered pages; now by default. */
  readonly builtAt?: Instant;
}

/**
 * Builds sites: one compilation for all of a project, then key, look, menu, prerendered page and pictures
 * of each. A site is the same whether it is built alone or with others.
 * @throws Error if the compilation fails; a failure of one site is reported to `onDone`
 */
export async function buildSites(
  sites: readonly SiteInput[],
  options: BuildOptions,
): Promise<void> {
  const { tenants, local, builtAt = Date.now() } = options;
  for (const project of new Set(sites.map((site) => site.project))) {
    for (const kind of SITE_KINDS) {
      const group = sites.filter((site) => site.project === project && kindOf(site) === kind);
      if (group.length === 0) continue;
      const known = local ? tenants : ownTenants(tenants, project);
      const compilation = await compile(kind, local, project.backend, known);
      try {
        await buildAll(group, { compilation, tenants, builtAt }, options);
      } finally {
        compilation.dispose();
      }
    }
  }
}

/** A few at a time, so that memory does not grow with their number. */
async function buildAll(
  sites: readonly SiteInput[],
  context: BuildContext,
  { folderOf, onDone }: BuildOptions,
): Promise<void> {
  const queue = [...sites];
  async function worker(): Promise<void> {
    for (let site = queue.shift(); site; site = queue.shift()) {
      const startedAt = performance.now();
      const { target } = site;
      let output = "";
      try {
        await assertValidSite(site);
        await writeSite(folderOf(target), await siteContents(site, context));
      } catch (error) {
        output = messageOf(error);
      }
      const seconds = (performance.now() - startedAt) / 1000;
      await onDone?.({ target, ok: output === "", seconds, output });
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (process.env.DEBUG && error.stack) || error.message;
}

function kindOf({ tenant }: SiteInput): SiteKind {
  if (!tenant) return "keyless";
  return isSuperTenant(tenant) ? "admin" : "restaurant";
}
