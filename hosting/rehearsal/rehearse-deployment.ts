import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HostingEntry } from "../firebase/firebase-json";
import { CommandError } from "../lib/command-error";
import type { HostingTarget } from "../targets";
import {
  functionDifferences,
  indexDifferences,
  rulesDifferences,
  secretNames,
} from "./backend-differences";
import { runTool } from "./run-tool";
import { siteDifferences } from "./site-differences";
import { type StandIn, startStandIn } from "./stand-in";
import type { Uploads } from "./uploads";

/** Of the output of a failed deployment. */
const SHOWN_LINES = 12;

/** One compared part of a rehearsed deployment. */
interface RehearsedPart {
  readonly name: string;
  /** One line about the upload. */
  readonly summary: string;
  /** Differences between upload and folder, one line each. */
  readonly problems: readonly string[];
}

export interface RehearsalOptions {
  /** Folder of the package firebase-tools. */
  readonly tool: string;
  /** Folder with firebase.json; its project must be filled in. */
  readonly root: string;
  readonly projectId: string;
  /** Sites of the project. */
  readonly targets: readonly HostingTarget[];
  /** Also rehearse rules, indexes and functions. */
  readonly withBackend: boolean;
}

/** The entry of a target in firebase.json. */
function entryOf(root: string, target: string): HostingEntry {
  const file = JSON.parse(readFileSync(join(root, "firebase.json"), "utf8"));
  const entry = (file.hosting as HostingEntry[]).find((one) => one.target === target);
  if (!entry) throw new CommandError(`firebase.json has no target ${target}: run npm run hosting`);
  return entry;
}

function sitePart(
  { uploads }: StandIn,
  { root, targets }: RehearsalOptions,
  target: HostingTarget,
): RehearsedPart {
  const { site } = target;
  const uploaded = uploads.sites.get(site);
  const others = [...uploads.sites.keys()].filter(
    (name) => !targets.some((one) => one.site === name),
  );
  const entry = entryOf(root, target.target);
  return {
    name: `hosting:${target.target}`,
    summary: `${uploaded?.files.size ?? 0} files of ${entry.public} on ${site}, and no other site`,
    problems: [
      ...others.map((name) => `the site ${name} was changed, too`),
      ...(uploaded
        ? siteDifferences(uploaded, join(root, entry.public), entry)
        : [`nothing was uploaded to ${site}`]),
    ],
  };
}

function backendParts({ uploads }: StandIn, root: string): RehearsedPart[] {
  return [
    {
      name: "rules",
      summary: "firestore.rules and storage.rules",
      problems: rulesDifferences(uploads, root),
    },
    {
      name: "indexes",
      summary: `${uploads.indexes.length} indexes, ${uploads.fields.size} field overrides`,
      problems: indexDifferences(uploads, root),
    },
    {
      name: "functions",
      summary: `${uploads.functions.size} functions, ${uploads.jobs.size} of them scheduled`,
      problems: functionDifferences(uploads, root),
    },
    {
      name: "secrets",
      summary: `${secretNames(uploads).join(", ")}: set each before the first deployment (docs/deploy.md, step 5)`,
      problems: [],
    },
  ];
}

const lastLines = (output: string) => output.trim().split("\n").slice(-SHOWN_LINES).join("\n");

/** A rehearsed deployment. */
export interface Rehearsal {
  readonly parts: readonly RehearsedPart[];
  readonly uploads: Uploads;
}

/**
 * Deploys to a stand-in of Google's services with the real tool, predeploy commands included, and
 * compares every upload with its folder. Nothing leaves this machine.
 * @param before an earlier deployment to the project; null if it is empty
 */
export async function rehearseDeployment(
  options: RehearsalOptions,
  before: Uploads | null = null,
): Promise<Rehearsal> {
  const { projectId } = options;
  const standIn = await startStandIn(projectId, { before });
  try {
    return { parts: await deployAndCompare(standIn, options), uploads: standIn.uploads };
  } finally {
    await standIn.stop();
  }
}

async function deployAndCompare(
  standIn: StandIn,
  options: RehearsalOptions,
): Promise<RehearsedPart[]> {
  const { tool, root, projectId, targets, withBackend } = options;
  const only = [
    ...(withBackend ? ["firestore,storage,functions"] : []),
    ...targets.map(({ target }) => `hosting:${target}`),
  ];
  const { ok, output } = await runTool(
    { tool, project: root, home: join(root, ".fireemu/rehearsal/tool"), urlOf: standIn.urlOf },
    ["deploy", "--project", projectId, "--only", only.join(",")],
  );
  const log = join(root, ".fireemu/rehearsal/deploy.log");
  writeFileSync(log, output);
  const deployment: RehearsedPart = {
    name: "firebase deploy",
    summary: "complete",
    problems: [
      ...(ok ? [] : [lastLines(output), `The whole output: ${log}`]),
      ...standIn.unknownCalls.map((call) => `called ${call}, which the stand-in does not know`),
    ],
  };
  if (!ok) return [deployment];
  return [
    deployment,
    ...(withBackend ? backendParts(standIn, root) : []),
    ...targets.map((target) => sitePart(standIn, options, target)),
  ];
}
