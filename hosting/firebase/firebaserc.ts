import { LOCAL_PROJECT_ID } from "../local/local-web-config";
import { hostingTargets } from "../targets";
import { hostedBackend } from "./web-config";

/** Content of .firebaserc: the projects and the Firebase site of each target. */
export function firebaserc() {
  const live = hostedBackend().projectId;
  const sites = Object.fromEntries(hostingTargets.map(({ target, site }) => [target, [site]]));
  return {
    projects: { default: LOCAL_PROJECT_ID, live },
    targets: {
      [LOCAL_PROJECT_ID]: { hosting: sites },
      [live]: { hosting: sites },
    },
  };
}
