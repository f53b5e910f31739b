import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { tenants } from "@/tenant-configs/index";
import { tenant as adminSite } from "@/tenant-configs/resto-superadmin";
import { deployedProject, fleet } from "./fleet/fleet";
import type { FleetProject } from "./fleet/fleet.schema";
import { siteName, targetName } from "./fleet/site-names";
import { CommandError } from "./lib/command-error";

/** One Firebase Hosting site: the tenant it serves and its address. */
export interface HostingTarget {
  /** Name of the hosting target; `--mode <target>` builds it. */
  readonly target: string;
  /** Key of the tenant, compiled into the build. */
  readonly restoKey: string;
  /** Host name of the live site, without the scheme. */
  readonly domain: string;
  /** Name of the Firebase Hosting site, globally unique. */
  readonly site: string;
}

/** Target that Vite's own modes build. */
const DEFAULT_TARGET = "bobingen";
const DEFAULT_MODES: ReadonlySet<string> = new Set(["development", "production", "test"]);

/** The hosting target of a tenant; its domain is that of the configured `url`. */
export function hostingTarget({ key, url }: Pick<Tenant, "key" | "url">): HostingTarget {
  const target = targetName(key);
  return { target, restoKey: key, domain: url.replace(/^https:\/\//, ""), site: siteName(target) };
}

/** The admin site of a project; each has its own. */
function adminTarget({ admin: { target, url } }: FleetProject): HostingTarget {
  return { ...hostingTarget({ ...adminSite, url }), target, site: siteName(target) };
}

/** The local service in whose place a site is served. */
export function localService({ restoKey }: HostingTarget): "customer" | "admin" {
  return restoKey === adminSite.key ? "admin" : "customer";
}

/** Every site, for builds, deployments, scripts and tests. */
export const hostingTargets: readonly HostingTarget[] = Object.values(tenants).flatMap((tenant) =>
  isSuperTenant(tenant) ? fleet.map(adminTarget) : hostingTarget(tenant),
);

/** Whether a site belongs to a project. */
export function isSiteOf(
  { admin, restaurants }: FleetProject,
  { target }: Pick<HostingTarget, "target">,
): boolean {
  return target === admin.target || restaurants.includes(target);
}

/** The project of a site; that of the deployment for a target that no project lists, such as a generated one. */
export function projectOf(site: Pick<HostingTarget, "target">): FleetProject {
  return fleet.find((each) => isSiteOf(each, site)) ?? deployedProject();
}

const KNOWN_TARGETS = `Use one of: ${hostingTargets.map(({ target }) => target).join(", ")}`;

/** @throws CommandError with the list of targets for an unknown one */
export function targetNamed(name: string): HostingTarget {
  const match = hostingTargets.find(({ target }) => target === name);
  if (match) return match;
  throw new CommandError(`Unknown target "${name}". ${KNOWN_TARGETS}`);
}

/** Whether a mode is in use: a target, one of Vite's own modes, or `none`. */
export function isKnownMode(mode: string): boolean {
  return (
    mode === "none" ||
    DEFAULT_MODES.has(mode) ||
    hostingTargets.some((entry) => entry.target === mode)
  );
}

/**
 * The target that a build mode names. Vite's own modes build the default tenant; `none` is a build
 * without a key.
 * @returns null for `none`
 * @throws CommandError "no resto_key available …" with the list of targets for an unknown mode
 */
export function targetOfMode(mode: string): HostingTarget | null {
  if (mode === "none") return null;
  const name = DEFAULT_MODES.has(mode) ? DEFAULT_TARGET : mode;
  const match = hostingTargets.find((entry) => entry.target === name);
  if (!match) throw new CommandError(`no resto_key available for mode "${mode}". ${KNOWN_TARGETS}`);
  return match;
}

/** The tenants that sites of a project know: all but the restaurants of other projects. */
export function ownTenants(
  tenants: Readonly<Record<string, Tenant>>,
  { backend }: FleetProject,
): Readonly<Record<string, Tenant>> {
  const others = fleet.filter((each) => each.backend.projectId !== backend.projectId);
  const foreign = new Set(others.flatMap(({ restaurants }) => restaurants));
  return Object.fromEntries(
    Object.entries(tenants).filter(([key]) => !foreign.has(targetName(key))),
  );
}
