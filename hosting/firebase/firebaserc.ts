import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { tenants } from "@/tenant-configs/index";
import { LOCAL_PROJECT_ID } from "../lib/local-web-config";
import { repoRoot } from "../lib/repo-root";
import { hostingTarget, siteName } from "../targets";
import { splitTargets } from "./split-targets";
import { furtherProjectIds, hostedBackend } from "./web-config";

/**
 * Default project until `hosting/project.json` is filled in. Not a valid id, so that the Firebase CLI
 * stops before it contacts anything: `Invalid project id: none yet: fill in …`. It must stay lower
 * case, or the CLI adds a note on capitals.
 */
const NO_PROJECT =
  "none yet: fill in hosting/project.json, then run npm run hosting (docs/deploy.md, step 2)";

type Targets = Readonly<Record<string, { readonly hosting: Readonly<Record<string, string[]>> }>>;

const targetsOf = (isAdmin: boolean) =>
  Object.values(tenants)
    .filter((tenant) => isSuperTenant(tenant) === isAdmin)
    .map((tenant) => hostingTarget(tenant).target);

interface Firebaserc {
  readonly projects: { readonly default: string };
  readonly targets: Targets;
}

/** The tenants, and the targets that `.firebaserc` lists now. */
export interface CurrentTargets {
  readonly restaurants: readonly string[];
  readonly admin: readonly string[];
  readonly targets: Targets;
}

function current(): CurrentTargets {
  const { targets } = JSON.parse(readFileSync(join(repoRoot, ".firebaserc"), "utf8"));
  return { restaurants: targetsOf(false), admin: targetsOf(true), targets };
}

/**
 * Content of .firebaserc: the live project as default, and the Firebase sites of each project.
 * @param projectId from `hosting/project.json`; a placeholder leaves the default without a project
 * @param further ids of the projects in `hosting/projects`
 * @param from restaurants keep the project they have there
 */
export function firebaserc(
  projectId = hostedBackend().projectId,
  further: readonly string[] = furtherProjectIds(),
  from: CurrentTargets = current(),
): Firebaserc {
  const { restaurants, admin } = from;
  const local = sitesOf([...restaurants, ...admin], siteName);
  const hasProject = !projectId.startsWith("set-in-");
  if (!hasProject) {
    return {
      projects: { default: NO_PROJECT },
      targets: { [LOCAL_PROJECT_ID]: { hosting: local } },
    };
  }
  const ids = [projectId, ...further];
  // A single project has all restaurants, also after its id has changed.
  const assigned = further.length > 0 ? assignedIn(from.targets) : new Map<string, string>();
  const split = splitTargets(restaurants, ids, assigned);
  return {
    projects: { default: projectId },
    targets: {
      [LOCAL_PROJECT_ID]: { hosting: local },
      ...Object.fromEntries(
        Array.from(split, ([id, targets], index) => {
          // Names of sites are unique in all of Firebase.
          const adminSite = (target: string) =>
            index === 0 ? siteName(target) : `${siteName(target)}-${index + 1}`;
          return [id, { hosting: { ...sitesOf(targets, siteName), ...sitesOf(admin, adminSite) } }];
        }),
      ),
    },
  };
}

function sitesOf(targets: readonly string[], nameOf: (target: string) => string) {
  return Object.fromEntries(targets.map((target) => [target, [nameOf(target)]]));
}

function assignedIn(targets: Targets): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(targets)
      .filter(([project]) => project !== LOCAL_PROJECT_ID)
      .flatMap(([project, { hosting }]) =>
        Object.keys(hosting).map((target) => [target, project] as const),
      ),
  );
}
