import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Gcloud, installAlerts } from "../alerts/install-alerts";
import { hostedProjectId, NO_GCLOUD } from "../firebase/select-project";
import { hostedBackend } from "../firebase/web-config";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";

const USAGE = `Usage: npm run alerts -- --email ada@example.com [--project ID] [--dry-run]
       [--billing-account ID --budget 50EUR] (docs/operations.md, "Alerts")`;

const options = {
  project: { type: "string" },
  email: { type: "string" },
  "billing-account": { type: "string" },
  budget: { type: "string" },
  "dry-run": { type: "boolean", default: false },
} as const;

/**
 * `npm run alerts`: installs metrics, alert policies and budget with `gcloud`, by default in the
 * project of `hosting/project.json`. `--dry-run` prints the commands and the files instead, and needs
 * neither `gcloud` nor credentials. Without `--email`, policies keep their notification channels.
 */
async function main(): Promise<void> {
  const { values } = readArguments({ options });
  const { email = null, budget, "billing-account": billingAccount } = values;
  if (email !== null && !email.includes("@")) throw new CommandError(USAGE);
  if ((budget === undefined) !== (billingAccount === undefined)) throw new CommandError(USAGE);
  const isDry = values["dry-run"];
  const project = values.project ?? (isDry ? hostedBackend().projectId : hostedProjectId());
  await installAlerts(
    {
      project,
      email,
      budget: budget && billingAccount ? { amount: budget, billingAccount } : null,
    },
    isDry ? { read: async () => "", write: print } : { read: gcloud, write: printAndRun },
  );
  console.log(isDry ? "Nothing was changed." : `${project} has all alerts.`);
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
