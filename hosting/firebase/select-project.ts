import { execFileSync } from "node:child_process";
import { CommandError } from "../lib/command-error";
import { LOCAL_PORTS } from "../lib/ports";
import { hostedProject, localProject, type Project } from "./project";
import { placeholderProblem } from "./project-problems";
import { hostedBackend } from "./web-config";

/** The message of a command that needs the Google Cloud CLI and does not find it. */
export const NO_GCLOUD =
  "gcloud is not installed: https://cloud.google.com/sdk/docs/install. The Cloud Shell has it.";

/**
 * The local backend, or the project of `hosting/project.json` with the rights of the account signed
 * in to the Google Cloud CLI.
 * @throws CommandError without a project or credentials
 */
export function selectProject(isLocal: boolean): Project {
  return isLocal ? localProject(LOCAL_PORTS) : hostedProject(hostedProjectId(), accessToken());
}

/**
 * Id of the live project.
 * @throws CommandError while `hosting/project.json` is not filled in
 */
export function hostedProjectId(): string {
  const project = hostedBackend();
  const problem = placeholderProblem(project, "projectId");
  if (problem !== null) throw new CommandError(problem);
  return project.projectId;
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
