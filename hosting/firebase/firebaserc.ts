import { fleet } from "../fleet/fleet";
import type { FleetProject } from "../fleet/fleet.schema";
import { isPlaceholder } from "../fleet/is-placeholder";
import { siteName } from "../fleet/site-names";
import { LOCAL_PROJECT_ID } from "../lib/local-web-config";

/**
 * Default project until `hosting/project.json` is filled in. Not a valid id, so that the Firebase CLI
 * stops before it contacts anything: `Invalid project id: none yet: fill in …`. It must stay lower
 * case, or the CLI adds a note on capitals.
 */
const NO_PROJECT =
  "none yet: fill in hosting/project.json, then run npm run hosting (docs/deploy.md, step 2)";

type Sites = Readonly<Record<string, readonly string[]>>;

interface Firebaserc {
  readonly projects: { readonly default: string };
  readonly targets: Readonly<Record<string, { readonly hosting: Sites }>>;
}

/**
 * Content of .firebaserc: the first project as default, and the Firebase sites of each project.
 * @param projects those of `hosting/project.json`; one that is not filled in is left out
 */
export function firebaserc(projects: readonly FleetProject[] = fleet): Firebaserc {
  const live = projects.filter(({ backend }) => !isPlaceholder(backend.projectId));
  return {
    projects: { default: live[0]?.backend.projectId ?? NO_PROJECT },
    targets: {
      [LOCAL_PROJECT_ID]: { hosting: sitesOf(projects) },
      ...Object.fromEntries(
        live.map((project) => [project.backend.projectId, { hosting: sitesOf([project]) }]),
      ),
    },
  };
}

function sitesOf(projects: readonly FleetProject[]): Sites {
  const targets = [
    ...projects.flatMap(({ restaurants }) => restaurants),
    ...projects.map(({ admin }) => admin.target),
  ];
  return Object.fromEntries(targets.map((target) => [target, [siteName(target)]]));
}
