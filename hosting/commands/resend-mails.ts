import { HOUR_MS } from "@/domain/time/berlin-time";
import { inEachProject, PROJECT_OPTIONS } from "../firebase/in-each-project";
import { requeueMails } from "../firebase/requeue-mails";
import { resendSummary } from "../firebase/resend-summary";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";
import { targetNamed } from "../targets";

const USAGE =
  "Usage: npm run resend:mails -- [--hours 24] [--mode bobingen] [--error 550] [--send] [--project ID] [--local] (docs/operations.md#mail-backlog)";
/** A mail about an order or a table of days ago only confuses its recipient. */
const MAX_HOURS = 72;

/**
 * `npm run resend:mails`: lists the mails that failed for good, with `--send` queues them again, in all
 * projects, that of `--project` or of the restaurant, with `--local` in the local backend.
 */
async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      hours: { type: "string", default: "24" },
      mode: { type: "string" },
      error: { type: "string", default: "" },
      send: { type: "boolean", default: false },
      ...PROJECT_OPTIONS,
    },
  });
  if (positionals.length > 0) throw new CommandError(USAGE);
  const hours = Number(values.hours);
  if (!Number.isInteger(hours) || hours < 1 || hours > MAX_HOURS) {
    throw new CommandError(
      `--hours ${values.hours}: expected a whole number from 1 to ${MAX_HOURS}.`,
    );
  }
  const now = Date.now();
  await inEachProject(values, async (project) => {
    const report = await requeueMails(project, {
      since: now - hours * HOUR_MS,
      now,
      restoKey: values.mode === undefined ? null : targetNamed(values.mode).restoKey,
      error: values.error,
      isDryRun: !values.send,
    });
    for (const [group, count] of report.groups) console.log(`  ${count} × ${group}`);
    console.log(resendSummary(report, !values.send));
  });
}

runCommand(main);
