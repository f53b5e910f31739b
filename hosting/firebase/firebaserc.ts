import { LOCAL_PROJECT_ID } from "../local/local-web-config";
import { hostingTargets } from "../targets";
import { hostedBackend } from "./web-config";

/**
 * Default project until `hosting/project.json` is filled in. Not a valid id, so that the Firebase CLI
 * stops before it contacts anything: `Invalid project id: none yet: fill in …`. It must stay lower
 * case, or the CLI adds a note on capitals.
 */
const NO_PROJECT =
  "none yet: fill in hosting/project.json, then run npm run hosting (docs/deploy.md, step 2)";

/**
 * Content of .firebaserc: the live project as default, and the Firebase site of each target.
 * @param projectId from `hosting/project.json`; a placeholder leaves the default without a project
 */
export function firebaserc(projectId = hostedBackend().projectId) {
  const hasProject = !projectId.startsWith("set-in-");
  const sites = Object.fromEntries(hostingTargets.map(({ target, site }) => [target, [site]]));
  return {
    projects: { default: hasProject ? projectId : NO_PROJECT },
    targets: {
      [LOCAL_PROJECT_ID]: { hosting: sites },
      ...(hasProject && { [projectId]: { hosting: sites } }),
    },
  };
}
