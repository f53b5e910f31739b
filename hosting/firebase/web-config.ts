import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { schemaProblems } from "../checks/schema-problems";
import { CommandError } from "../lib/command-error";

const text = z.string().check(z.minLength(1));

const hostedSchema = z.strictObject({
  projectId: text,
  appId: text,
  apiKey: text,
  recaptchaSiteKey: text,
  storageBucket: text,
});

/**
 * Public web configuration of the live Firebase project, from `hosting/project.json`.
 * @throws CommandError naming the field and what is expected
 */
export function hostedBackend(): HostedBackend {
  const file = new URL("../project.json", import.meta.url);
  const project = jsonOf(readFileSync(file, "utf8"));
  const [problem] = schemaProblems(hostedSchema, project);
  if (problem) throw new CommandError(`hosting/project.json: ${problem}`);
  return hostedSchema.parse(project);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`hosting/project.json is not valid JSON: ${(error as Error).message}`);
  }
}

/** URL of the objects in the bucket of a backend, as `PhotoPlaces` wants it. */
export function bucketUrl(local: LocalBackend | null): string {
  const origin = local
    ? `http://127.0.0.1:${local.storagePort}`
    : "https://firebasestorage.googleapis.com";
  return `${origin}/v0/b/${(local ?? hostedBackend()).storageBucket}/o`;
}
