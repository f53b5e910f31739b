import { execFileSync } from "node:child_process";
import { CommandError } from "../lib/command-error";
import { LOCAL_PORTS } from "../local/ports";
import { hostedProject, localProject, type Project } from "./project";
import { hostedBackend } from "./web-config";

/**
 * The local backend, or the project of `hosting/project.json` with the rights of the account signed
 * in to the Google Cloud CLI.
 * @throws CommandError without credentials
 */
export function selectProject(isLocal: boolean): Project {
  return isLocal
    ? localProject(LOCAL_PORTS)
    : hostedProject(hostedBackend().projectId, accessToken());
}

function accessToken(): string {
  const fromEnvironment = process.env.GOOGLE_OAUTH_ACCESS_TOKEN;
  if (fromEnvironment) return fromEnvironment;
  try {
    return execFileSync("gcloud", ["auth", "print-access-token"], { encoding: "utf8" }).trim();
  } catch {
    throw new CommandError(
      'No credentials. Sign in with "gcloud auth login", or run this in the Cloud Shell, which is signed in already.',
    );
  }
}
