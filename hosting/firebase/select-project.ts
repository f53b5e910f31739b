import { execFileSync } from "node:child_process";
import { CommandError } from "../lib/command-error";
import { LOCAL_PORTS } from "../local/ports";
import { hostedProject, localProject, type Project } from "./project";
import { hostedBackend } from "./web-config";

/**
 * The project of `hosting/project.json`, with the rights of whoever is signed in with the Google
 * Cloud command line, or the local backend.
 * @throws UserProblem where nobody is signed in
 */
export function selectProject(isLocal: boolean): Project {
  return isLocal
    ? localProject(LOCAL_PORTS)
    : hostedProject(hostedBackend().projectId, accessToken());
}

function accessToken(): string {
  const given = process.env.GOOGLE_OAUTH_ACCESS_TOKEN;
  if (given) return given;
  try {
    return execFileSync("gcloud", ["auth", "print-access-token"], { encoding: "utf8" }).trim();
  } catch {
    throw new CommandError(
      'No credentials: sign in with "gcloud auth login", or open the Cloud Shell, where you are signed in already.',
    );
  }
}
