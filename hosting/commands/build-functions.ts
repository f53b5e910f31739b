import { tenants } from "@/tenant-configs/index";
import { mailSenders } from "@/tenant-configs/mail-senders";
import { mailSenderProblems } from "../checks/mail-sender-problems";
import { buildFunctions } from "../lib/build-functions";
import { CommandError } from "../lib/command-error";
import { runCommand } from "../lib/run-command";

/** `npm run build:functions`: bundles the functions, unless a restaurant's sender address is invalid. */
async function main(): Promise<void> {
  const problems = mailSenderProblems(mailSenders, Object.keys(tenants));
  if (problems.length > 0) throw new CommandError(problems.join("\n"));
  await buildFunctions();
}

runCommand(main);
