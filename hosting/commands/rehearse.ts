import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { isSameData } from "@/domain/stored-data/is-same-data";
import { accountMailProblems } from "../checks/account-mail-problems";
import { deploymentCredentials } from "../firebase/credentials";
import { firebaseJson } from "../firebase/firebase-json";
import { firebaserc } from "../firebase/firebaserc";
import { projectProblems } from "../firebase/project-problems";
import { hostedBackend } from "../firebase/web-config";
import { CommandError } from "../lib/command-error";
import { FETCHED_TOOLS, fetchedTool } from "../lib/fetched-tool";
import { withProgress } from "../lib/progress";
import { readArguments } from "../lib/read-arguments";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";
import { filledCopy } from "../rehearsal/filled-copy";
import { rehearseDeployment } from "../rehearsal/rehearse-deployment";
import { targetNamed } from "../targets";

const { name, version } = FETCHED_TOOLS.firebaseTools;
const TOOLS = `${name}@${version}`;

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

/**
 * `npm run rehearse`: deploys rules, indexes, functions and one site to a stand-in of Google's
 * services with the real deployment tool and compares what it uploads with the files here.
 * `--mode <target>` rehearses that site alone. Exits with 1 where a deployment would stop.
 */
async function main(): Promise<void> {
  const { values } = readArguments({ options: { mode: { type: "string" } } });
  const target = targetNamed(values.mode ?? "bobingen");
  const withBackend = values.mode === undefined;
  const tool = await fetchedTool(FETCHED_TOOLS.firebaseTools);

  report("firebase.json and .firebaserc", "up to date", generatedFileProblems());
  report("published schema", `valid for ${TOOLS}`, schemaProblems(tool));
  const unfinished = projectProblems(hostedBackend(), undefined);
  report("project", hostedBackend().projectId, unfinished);
  const accountMails = accountMailProblems(read("hosting/firebase/account-mails.json"));
  report("account mails", "no template repeats a display name", accountMails);
  reportCredentials();

  const isFilledIn = unfinished.length === 0;
  const root = isFilledIn ? repoRoot : join(repoRoot, ".fireemu/rehearsal/filled-in");
  if (!isFilledIn) {
    console.log("\nThe rest is rehearsed in a copy with a fictional project.");
    filledCopy(root);
  }
  const projectId = isFilledIn ? hostedBackend().projectId : "resto-rehearsal";
  const parts = await withProgress(
    `Deploying ${withBackend ? "rules, indexes, functions and " : ""}${target.target} to the stand-in`,
    () => rehearseDeployment({ tool, root, projectId, target, withBackend }),
  );
  for (const part of parts) report(part.name, part.summary, part.problems);
  if (stops.length > 0)
    throw new CommandError(
      `A deployment would stop at: ${stops.join(", ")}. Nothing was uploaded to Firebase.`,
    );
  const only = `${withBackend ? "firestore,storage,functions," : ""}hosting:${target.target}`;
  console.log(`\nReady to deploy: npx ${TOOLS} deploy --only ${only}`);
}

runCommand(main);
