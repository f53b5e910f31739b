import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { CommandError } from "../lib/command-error";
import { repoRoot } from "../lib/repo-root";
import { schemaProblems } from "../lib/schema-problems";

const text = z.string().check(z.minLength(1));

const hostedSchema = z.strictObject({
  projectId: text,
  appId: text,
  apiKey: text,
  recaptchaSiteKey: text,
  storageBucket: text,
});

const FIRST = "hosting/project.json";
const FURTHER = "hosting/projects";

/**
 * Public web configuration of the live Firebase project, from `hosting/project.json`, or from
 * `hosting/projects/<id>.json` if the Firebase CLI deploys to that project.
 * @param cliProject set by the CLI for predeploy commands
 * @throws CommandError naming the field and what is expected
 */
export function hostedBackend(cliProject = process.env.GCLOUD_PROJECT): HostedBackend {
  const file = furtherProjectIds().includes(cliProject ?? "")
    ? `${FURTHER}/${cliProject}.json`
    : FIRST;
  const project = jsonOf(file);
  const [problem] = schemaProblems(hostedSchema, project);
  if (problem) throw new CommandError(`${file}: ${problem}`);
  return hostedSchema.parse(project);
}

/**
 * Ids of the projects after that of `hosting/project.json`, each with a file of the same form
 * (docs/decisions/hosting.md#a-project-has-at-most-36-sites).
 */
export function furtherProjectIds(): string[] {
  const folder = join(repoRoot, FURTHER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.replace(/\.json$/, ""))
    .toSorted();
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(repoRoot, file), "utf8"));
  } catch (error) {
    throw new CommandError(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}

/** URL of the objects in the bucket of a backend, as `PhotoPlaces` wants it. */
export function bucketUrl(local: LocalBackend | null): string {
  const origin = local
    ? `http://127.0.0.1:${local.storagePort}`
    : "https://firebasestorage.googleapis.com";
  return `${origin}/v0/b/${(local ?? hostedBackend()).storageBucket}/o`;
}
