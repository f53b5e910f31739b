import { execFileSync } from "node:child_process";
import { fleet, projectWithId } from "../fleet/fleet";
import type { FleetProject } from "../fleet/fleet.schema";
import { CommandError } from "../lib/command-error";
import { LOCAL_PORTS } from "../lib/ports";
import { hostedProject, localProject, type Project } from "./project";
import { placeholderProblem } from "./project-problems";

/** The message of a command that needs the Google Cloud CLI and does not find it. */
export const NO_GCLOUD =
  "gcloud is not installed: https://cloud.google.com/sdk/docs/install. The Cloud Shell has it.";

/**
 * The local backend, or a project with the rights of the account signed in to the Google Cloud CLI.
 * @param live null for the local backend
 * @throws CommandError without credentials
 */
export function selectProject(live: FleetProject | null): Project {
  return live ? hostedProject(live.backend.projectId, accessToken()) : localProject(LOCAL_PORTS);
}

/**
 * The project of the option `--project`; without it all of them.
 * @throws CommandError while one of them is not filled in
 */
export function selectedProjects(id: string | undefined): readonly FleetProject[] {
  const ids = id === undefined ? fleet.map(({ backend }) => backend.projectId) : [id];
  return ids.map(selectedProject);
}

/**
 * The project with this id.
 * @throws CommandError while it is not filled in
 */
export function selectedProject(id: string): FleetProject {
  const project = projectWithId(id);
  const problem = placeholderProblem(project.backend, "projectId");
  if (problem !== null) throw new CommandError(problem);
  return project;
}

function accessToken(): string {
  const fromEnvironment = process.env.GOOGLE_OAUTH_ACCESS_TOKEN;
  if (fromEnvironment) return fromEnvironment;
  try {
    return execFileSync("gcloud", ["auth", "print-access-token"], { encoding: "utf8" }).trim();
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") throw new CommandError(NO_GCLOUD);
    throw new CommandError(
      'No credentials. Sign in with "gcloud auth login", or run this in the Cloud Shell, which is signed in already.',
    );
  }
}
