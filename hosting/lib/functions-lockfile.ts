import * as z from "zod";

/** One package of a package-lock.json; further fields are kept. */
const lockedSchema = z.looseObject({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
  peerDependenciesMeta: z.record(z.string(), z.looseObject({})).optional(),
});
type Locked = z.infer<typeof lockedSchema>;

const lockfileSchema = z.looseObject({ packages: z.record(z.string(), lockedSchema) });

/** The parts of a package.json that its lockfile repeats. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
}

const MODULES = "node_modules/";

/** Fields that say why the repository needs a package; the functions may need it for another reason. */
const FLAGS: ReadonlySet<string> = new Set([
  "dev",
  "devOptional",
  "optional",
  "peer",
  "extraneous",
]);

/**
 * The lockfile of a workspace on its own: the same versions and hashes as in the lockfile of the
 * repository, without the packages that the workspace does not need. Like that one it names no
 * registry.
 * @param rootLock parsed package-lock.json of the repository
 * @param workspace its folder, for example `functions`
 * @throws Error if a dependency is not locked, or two versions claim the same place
 */
export function functionsLockfile(rootLock: unknown, workspace: string, manifest: Manifest) {
  const { packages } = lockfileSchema.parse(rootLock);
  const own: Locked = { dependencies: { ...manifest.dependencies } };
  const needed = neededPackages(packages, workspace, own);
  const placed = new Map<string, Locked>();
  for (const [location, isOptional] of needed) {
    const place = location.startsWith(`${workspace}/`)
      ? location.slice(workspace.length + 1)
      : location;
    if (placed.has(place)) {
      throw new Error(`${place} is needed in two versions: give it one version in package.json`);
    }
    const locked = Object.entries(packages[location] ?? {}).filter(([key]) => !FLAGS.has(key));
    placed.set(place, { ...Object.fromEntries(locked), ...(isOptional && { optional: true }) });
  }
  const { name, version, dependencies, engines } = manifest;
  return {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      "": { name, version, dependencies, ...(engines && { engines }) },
      ...Object.fromEntries([...placed].sort(([one], [other]) => (one < other ? -1 : 1))),
    },
  };
}

/** Locations of all needed packages, and whether each is needed by optional dependencies only. */
function neededPackages(
  packages: Readonly<Record<string, Locked>>,
  workspace: string,
  own: Locked,
): Map<string, boolean> {
  const needed = new Map<string, boolean>();
  const queue = [{ from: workspace, locked: own, isOptional: false }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const [name, isOptionalHere] of dependenciesOf(next.locked)) {
      const location = resolve(packages, next.from, name);
      const isOptional = next.isOptional || isOptionalHere;
      if (location === null) {
        if (isOptional) continue;
        throw new Error(`${name}, needed by ${next.from}, is not in package-lock.json`);
      }
      // A required package is visited again if only optional ones have led to it before.
      if (needed.get(location) === false || needed.get(location) === isOptional) continue;
      needed.set(location, isOptional);
      queue.push({ from: location, locked: packages[location] ?? {}, isOptional });
    }
  }
  return needed;
}

/** Names of the dependencies of a package, and whether each is optional. */
function dependenciesOf(locked: Locked): [name: string, isOptional: boolean][] {
  const optional = Object.keys(locked.optionalDependencies ?? {});
  const isOptionalPeer = (name: string) => locked.peerDependenciesMeta?.[name]?.optional === true;
  const peers = Object.keys(locked.peerDependencies ?? {}).filter((name) => !isOptionalPeer(name));
  const required = Object.keys(locked.dependencies ?? {}).filter(
    (name) => !optional.includes(name),
  );
  return [
    ...[...required, ...peers].map((name): [string, boolean] => [name, false]),
    ...optional.map((name): [string, boolean] => [name, true]),
  ];
}

/** The location at which Node.js finds a package, searching from another location upwards. */
function resolve(
  packages: Readonly<Record<string, Locked>>,
  from: string,
  name: string,
): string | null {
  const location = `${from === "" ? "" : `${from}/`}${MODULES}${name}`;
  if (location in packages) return location;
  if (from === "") return null;
  return resolve(packages, parentOf(from), name);
}

function parentOf(location: string): string {
  const at = location.lastIndexOf(`/${MODULES}`);
  return at < 0 ? "" : location.slice(0, at);
}
