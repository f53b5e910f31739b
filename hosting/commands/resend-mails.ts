import { HOUR_MS } from "@/domain/time/berlin-time";
import { resendMails } from "../firebase/resend-mails";
import { resendSummary } from "../firebase/resend-summary";
import { selectProject } from "../firebase/select-project";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";
import { targetNamed } from "../targets";

const USAGE =
  "Usage: npm run resend:mails -- [--hours 24] [--mode bobingen] [--error 550] [--send] [--local] (docs/operations.md#mail-backlog)";
/** A mail about an order or a table of days ago only confuses its recipient. */
const MAX_HOURS = 72;

/**
 * `npm run resend:mails`: lists the mails that failed for good, with `--send` queues them again, in the
 * project of `hosting/project.json`, with `--local` in the local backend.
 */
async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      hours: { type: "string", default: "24" },
      mode: { type: "string" },
      error: { type: "string", default: "" },
      send: { type: "boolean", default: false },
      local: { type: "boolean", default: false },
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
  const report = await resendMails(selectProject(values.local), {
    since: now - hours * HOUR_MS,
    now,
    restoKey: values.mode === undefined ? null : targetNamed(values.mode).restoKey,
    error: values.error,
    isDryRun: !values.send,
  });
  for (const [group, count] of report.groups) console.log(`  ${count} × ${group}`);
  console.log(resendSummary(report, !values.send));
}

runCommand(main);
