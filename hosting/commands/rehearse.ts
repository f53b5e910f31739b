import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { isSameData } from "@/domain/stored-data/is-same-data";
import { accountMailProblems } from "../checks/account-mail-problems";
import { deploymentCredentials } from "../firebase/credentials";
import { firebaseJson } from "../firebase/firebase-json";
import { firebaserc } from "../firebase/firebaserc";
import { projectProblems } from "../firebase/project-problems";
import { fleet, projectWithId } from "../fleet/fleet";
import type { FleetProject } from "../fleet/fleet.schema";
import { CommandError } from "../lib/command-error";
import { FETCHED_TOOLS, fetchedTool } from "../lib/fetched-tool";
import { withProgress } from "../lib/progress";
import { readArguments } from "../lib/read-arguments";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";
import { FICTIONAL_PROJECT, filledCopy } from "../rehearsal/filled-copy";
import { type RehearsalOptions, rehearseDeployment } from "../rehearsal/rehearse-deployment";
import { type HostingTarget, projectOf, targetNamed } from "../targets";

const { name, version } = FETCHED_TOOLS.firebaseTools;
const TOOLS = `${name}@${version}`;

/** The site that is rehearsed where the project has it. */
const DEFAULT = "bobingen";

/** Steps that would stop a deployment. */
const stops: string[] = [];

/** Prints the outcome of a step. */
function report(step: string, summary: string, problems: readonly string[]): void {
  if (problems.length > 0) stops.push(step);
  console.log(problems.length === 0 ? `ok    ${step}: ${summary}` : `STOP  ${step}:`);
  for (const problem of problems) console.log(`      ${problem.replaceAll("\n", "\n      ")}`);
}

const read = (file: string) => JSON.parse(readFileSync(join(repoRoot, file), "utf8"));

function generatedFileProblems(): string[] {
  const isCurrent =
    isSameData(read("firebase.json"), firebaseJson()) &&
    isSameData(read(".firebaserc"), firebaserc());
  return isCurrent ? [] : ["out of date: run npm run hosting and commit both files"];
}

function schemaProblems(tool: string): string[] {
  const file = join(tool, "schema/firebase-config.json");
  const schema = z.fromJSONSchema(JSON.parse(readFileSync(file, "utf8")));
  const result = schema.safeParse(read("firebase.json"));
  return result.success ? [] : [z.prettifyError(result.error)];
}

function reportCredentials(): void {
  try {
    report("credentials", deploymentCredentials(), []);
  } catch (error) {
    report("credentials", "", [(error as Error).message]);
  }
}

/** The sites that are rehearsed of a project: one restaurant, and its admin site if there are several. */
function sitesOf({ admin, restaurants }: FleetProject): HostingTarget[] {
  const restaurant = restaurants.includes(DEFAULT) ? DEFAULT : restaurants[0];
  const names = [restaurant, fleet.length > 1 ? admin.target : undefined];
  return names.filter((name) => name !== undefined).map(targetNamed);
}

/** Deploys into an empty project, and with the backend once more over what is there then. */
async function rehearse(options: RehearsalOptions): Promise<void> {
  const sites = options.targets.map(({ target }) => target).join(", ");
  const what = `${options.withBackend ? "rules, indexes, functions and " : ""}${sites}`;
  const { parts, uploads } = await withProgress(`Deploying ${what} to the stand-in`, () =>
    rehearseDeployment(options),
  );
  for (const part of parts) report(part.name, part.summary, part.problems);
  if (!options.withBackend || parts.some(({ problems }) => problems.length > 0)) return;
  const update = await withProgress("Deploying it again as an update", () =>
    rehearseDeployment(options, uploads),
  );
  const problems = update.parts.flatMap((part) => part.problems);
  report("update", "the same over an earlier deployment", problems);
}

/**
 * `npm run rehearse`: deploys rules, indexes, functions and one site to a stand-in of Google's
 * services with the real deployment tool and compares what it uploads with the files here: first into
 * an empty project, then as an update. Of several projects, each or that of `--project`.
 * `--mode <target>` rehearses that site alone. Exits with 1 where a deployment would stop.
 */
async function main(): Promise<void> {
  const { values } = readArguments({
    options: { mode: { type: "string" }, project: { type: "string" } },
  });
  const only = values.mode === undefined ? null : targetNamed(values.mode);
  const withBackend = only === null;
  const chosen = values.project === undefined ? fleet : [projectWithId(values.project)];
  const projects = only ? [projectOf(only)] : chosen;
  const tool = await fetchedTool(FETCHED_TOOLS.firebaseTools);

  report("firebase.json and .firebaserc", "up to date", generatedFileProblems());
  report("published schema", `valid for ${TOOLS}`, schemaProblems(tool));
  const unfinished = projects.map(({ backend }) => projectProblems(backend, undefined));
  projects.forEach(({ backend }, at) => {
    report("project", backend.projectId, unfinished[at] ?? []);
  });
  const accountMails = accountMailProblems(read("hosting/firebase/account-mails.json"));
  report("account mails", "no template repeats a display name", accountMails);
  reportCredentials();

  if (unfinished.flat().length > 0) {
    console.log("\nThe rest is rehearsed in a copy with a fictional project.");
    const root = join(repoRoot, ".fireemu/rehearsal/filled-in");
    filledCopy(root);
    const targets = [only ?? targetNamed(DEFAULT)];
    await rehearse({ tool, root, projectId: FICTIONAL_PROJECT.projectId, targets, withBackend });
  } else {
    for (const project of projects) {
      const { projectId } = project.backend;
      if (projects.length > 1) console.log(`\n${projectId}`);
      const targets = only ? [only] : sitesOf(project);
      await rehearse({ tool, root: repoRoot, projectId, targets, withBackend });
    }
  }
  if (stops.length > 0)
    throw new CommandError(
      `A deployment would stop at: ${stops.join(", ")}. Nothing was uploaded to Firebase.`,
    );
  console.log("");
  for (const project of projects) {
    const sites = (only ? [only] : sitesOf(project)).map(({ target }) => `hosting:${target}`);
    const parts = [...(withBackend ? ["firestore,storage,functions"] : []), ...sites].join(",");
    const selected = fleet.length > 1 ? ` --project ${project.backend.projectId}` : "";
    console.log(`Ready to deploy: npx ${TOOLS} deploy${selected} --only ${parts}`);
  }
}

runCommand(main);
