import { firestoreRoutes, rulesRoutes } from "./data-routes";
import { functionsRoutes } from "./functions-routes";
import { hostingRoutes } from "./hosting-routes";
import { projectRoutes } from "./project-routes";
import { type StandInServer, startStandInServer } from "./stand-in-server";
import { noUploads, type Uploads } from "./uploads";

/** A stand-in of Google's services for one project, with everything uploaded to it. */
export interface StandIn extends StandInServer {
  readonly uploads: Uploads;
}

/** Starts a stand-in of the services that a deployment calls, for an empty project. */
export async function startStandIn(projectId: string): Promise<StandIn> {
  const uploads = noUploads();
  const server = await startStandInServer((urlOf) => [
    ...projectRoutes(projectId),
    ...hostingRoutes(uploads, urlOf),
    ...rulesRoutes(uploads),
    ...firestoreRoutes(uploads),
    ...functionsRoutes(uploads, urlOf),
  ]);
  return { ...server, uploads };
}
