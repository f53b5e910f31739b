import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { Gcloud } from "../alerts/gcloud";
import { installAlerts, type Unpaged } from "../alerts/install-alerts";
import { installBudget } from "../alerts/install-budget";
import { forEachOf } from "../firebase/in-each-project";
import { NO_GCLOUD, selectedProjects } from "../firebase/select-project";
import { fleet, projectWithId } from "../fleet/fleet";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";

const USAGE = `Usage: npm run alerts -- --email ada@example.com [--critical bob@example.com|CHANNEL]
       [--project ID] [--dry-run] [--billing-account ID --budget 50EUR] (docs/operations.md, "Alerts")`;

/** An address, or the resource name of a notification channel. */
const CHANNEL = /@|^projects\/[^/]+\/notificationChannels\/\d+$/;

const PAUSE_MS = 30_000;

const options = {
  project: { type: "string" },
  email: { type: "string" },
  critical: { type: "string" },
  "billing-account": { type: "string" },
  budget: { type: "string" },
  "dry-run": { type: "boolean", default: false },
} as const;

/**
 * `npm run alerts`: installs metrics, alert policies and budget with `gcloud`, in all projects
 * or that of `--project`. `--dry-run` prints the commands and the files instead, and needs
 * neither `gcloud` nor credentials. Policies keep the notification channels that they have.
 */
async function main(): Promise<void> {
  const { values } = readArguments({ options });
  const { email = null, critical = null, budget, "billing-account": billingAccount } = values;
  if (email !== null && !email.includes("@")) throw new CommandError(USAGE);
  if (critical !== null && !CHANNEL.test(critical)) throw new CommandError(USAGE);
  if ((budget === undefined) !== (billingAccount === undefined)) throw new CommandError(USAGE);
  const isDry = values["dry-run"];
  const access = isDry
    ? { read: async () => "", write: print, pause }
    : { read: gcloud, write: printAndRun, pause };
  const chosen = values.project === undefined ? fleet : [projectWithId(values.project)];
  await forEachOf(isDry ? chosen : selectedProjects(values.project), async ({ backend }) => {
    const project = backend.projectId;
    const unpaged = await installAlerts({ project, email, critical }, access);
    if (budget && billingAccount)
      await installBudget(project, { amount: budget, billingAccount }, access);
    console.log(isDry ? "Nothing was changed." : `${project} has all alerts.`);
    if (!isDry) for (const line of warnings(unpaged)) console.log(line);
  });
}

/** Warnings about alerts that would not page anybody. */
function warnings({ nobody, onlyOne }: Unpaged): string[] {
  return [
    ...(nobody.length > 0
      ? [`NOBODY IS PAGED for ${nobody.join(", ")}: add --email ada@example.com.`]
      : []),
    ...(onlyOne.length > 0
      ? [
          `Critical alerts go to a single channel (${onlyOne.join(", ")}): add --critical with a second address, or with the name of a channel for a telephone.`,
        ]
      : []),
  ];
}

async function pause(): Promise<void> {
  console.log("Google does not know the new metric yet. Trying again in half a minute.");
  await setTimeout(PAUSE_MS);
}

const printAndRun: Gcloud = (args) => {
  console.log(`gcloud ${args.map(quoted).join(" ")}`);
  return gcloud(args);
};

/** Prints a command, and the file that it would install. */
const print: Gcloud = async (args) => {
  console.log(`gcloud ${args.map(quoted).join(" ")}`);
  const file = args.find((each) => each.includes("-from-file="))?.split("=")[1];
  if (file) console.log(`${readFileSync(file, "utf8")}\n`);
  return "";
};

const gcloud: Gcloud = (args) =>
  new Promise((resolve, reject) => {
    execFile("gcloud", ["--quiet", ...args], (fault, stdout, stderr) => {
      if (!fault) resolve(stdout);
      else if ("code" in fault && fault.code === "ENOENT") {
        reject(new CommandError(NO_GCLOUD));
      } else reject(new CommandError(`gcloud ${args.slice(0, 3).join(" ")}: ${stderr.trim()}`));
    });
  });

function quoted(argument: string): string {
  return /^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument}'`;
}

runCommand(main);
