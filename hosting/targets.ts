import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { tenants } from "@/tenant-configs/index";
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

/** The target of a key: the key without `resto-`. */
export function targetName(key: string): string {
  return key.replace(/^resto-/, "");
}

/** Name of the Firebase Hosting site of a target. */
export function siteName(target: string): string {
  return `resto-${target}`;
}

/** The hosting target of a tenant; its domain is that of the configured `url`. */
export function hostingTarget({ key, url }: Pick<Tenant, "key" | "url">): HostingTarget {
  const target = targetName(key);
  return { target, restoKey: key, domain: url.replace(/^https:\/\//, ""), site: siteName(target) };
}

/** Every site, for builds, deployments, scripts and tests. */
export const hostingTargets: readonly HostingTarget[] = Object.values(tenants).map(hostingTarget);

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
