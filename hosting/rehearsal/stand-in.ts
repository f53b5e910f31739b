import { firestoreRoutes, rulesRoutes } from "./data-routes";
import { functionsRoutes } from "./functions-routes";
import { hostingRoutes } from "./hosting-routes";
import { projectRoutes } from "./project-routes";
import { type StandInServer, startStandInServer } from "./stand-in-server";
import { startedUploads, type Uploads } from "./uploads";

/** A stand-in of Google's services for one project, with everything uploaded to it. */
export interface StandIn extends StandInServer {
  readonly uploads: Uploads;
}

interface StandInOptions {
  /** Hosting sites that do not exist; all others do. */
  readonly missingSites?: readonly string[];
  /** An earlier deployment to the project, with other rules, functions and jobs; null in an empty one. */
  readonly before?: Uploads | null;
}

/** Starts a stand-in of the services that a deployment calls, for one project. */
export async function startStandIn(
  projectId: string,
  { missingSites = [], before = null }: StandInOptions = {},
): Promise<StandIn> {
  const uploads = startedUploads(before);
  const server = await startStandInServer((urlOf) => [
    ...projectRoutes(projectId),
    ...hostingRoutes(uploads, urlOf, missingSites),
    ...rulesRoutes(uploads, before),
    ...firestoreRoutes(uploads, before),
    ...functionsRoutes(uploads, urlOf, before),
  ]);
  return { ...server, uploads };
}
