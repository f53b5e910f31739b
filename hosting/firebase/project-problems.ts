import { FLEET_FILE as FILE } from "../fleet/fleet";
import { isPlaceholder } from "../fleet/is-placeholder";

/** Advice for each field that may still be a placeholder. */
const SOURCES = {
  projectId: "copy the project id from Firebase Console → Project settings",
  appId: "copy appId from Firebase Console → Project settings → Your apps",
  apiKey: "copy apiKey from Firebase Console → Project settings → Your apps",
  recaptchaSiteKey: "copy the key from Google Cloud Console → Security → reCAPTCHA",
  storageBucket: "copy the name of the bucket from Firebase Console → Storage",
} as const;

type Field = keyof typeof SOURCES;

/** Says where to find the value of a field that is still a placeholder; null if it is filled in. */
export function placeholderProblem(project: HostedBackend, field: Field): string | null {
  if (!isPlaceholder(project[field])) return null;
  return `${FILE}: ${field} is a placeholder: ${SOURCES[field]} (docs/deploy.md)`;
}

/**
 * Reasons not to upload to the project of `hosting/project.json`, one line for each field: a
 * placeholder, or another project than the one that the Firebase CLI deploys to.
 * @param cliProject `GCLOUD_PROJECT`, which the CLI sets for predeploy commands; undefined without it
 */
export function projectProblems(project: HostedBackend, cliProject: string | undefined): string[] {
  const open = (Object.keys(SOURCES) as Field[])
    .map((field) => placeholderProblem(project, field))
    .filter((problem) => problem !== null);
  if (cliProject === undefined || cliProject === project.projectId) return open;
  return [
    ...open,
    `${FILE}: projectId is ${project.projectId}, but the Firebase CLI deploys to ${cliProject}: add --project ${project.projectId}, or correct projectId`,
  ];
}
