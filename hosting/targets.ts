/** One Firebase Hosting site: which restaurant it serves and under which address. */
export interface HostingTarget {
  /** Name of the hosting target; `vite --mode <target>` builds it (contract section 1). */
  readonly target: string;
  /** Key of the restaurant the build embeds. */
  readonly restoKey: string;
  /** Host name of the live site. */
  readonly domain: string;
  /** Name of the Firebase Hosting site behind the target. */
  readonly site: string;
}

/** Built where no target is named: development, tests and a plain `vite build`. */
const DEFAULT_TARGET = "bobingen";

/**
 * The target of a restaurant.
 * @param domain given once the restaurant has a domain of its own
 */
export function target(
  name: string,
  restoKey: string,
  domain = `${name}.resto.example`,
): HostingTarget {
  return { target: name, restoKey, domain, site: `resto-${name}` };
}

/** The one list behind every build, deployment and script (contract section 1). */
export const hostingTargets: readonly HostingTarget[] = [
  target("asia-sushi", "asia-sushi"),
  target("example", "resto-example"),
  target("le-vie", "le-vie"),
  target("my-asia-wok", "my-asia-wok"),
  target("pho3-augsburg", "pho3-augsburg"),
  target("pho3-peiting", "pho3-peiting"),
  target("pho3-schwabmuenchen", "pho3-schwabmuenchen"),
  target("bobingen", "resto-bobingen"),
  target("yumi-sushi-wok", "yumi-sushi-wok"),
  target("superadmin", "resto-superadmin"),
];

/** Vite's own modes build the active default. */
const DEFAULT_MODES: ReadonlySet<string> = new Set(["development", "production", "test"]);

/** Whether a mode stands for something already: a target, a mode of Vite's own, no key at all. */
export function isKnownMode(mode: string): boolean {
  return (
    mode === "none" ||
    DEFAULT_MODES.has(mode) ||
    hostingTargets.some((entry) => entry.target === mode)
  );
}

/**
 * Target a build mode stands for: Vite's own modes mean the active default, `none` is a
 * build without a restaurant key, every other mode is the name of a target.
 * @returns null for `none`
 * @throws Error "no resto_key available …" naming the unknown mode (spec section 8)
 */
export function targetOfMode(mode: string): HostingTarget | null {
  if (mode === "none") return null;
  const name = DEFAULT_MODES.has(mode) ? DEFAULT_TARGET : mode;
  const found = hostingTargets.find((entry) => entry.target === name);
  if (!found) throw new Error(`no resto_key available for mode "${mode}"`);
  return found;
}
