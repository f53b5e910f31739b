import { tenants } from "@/tenant-configs/index";
import { mailSenders } from "@/tenant-configs/mail-senders";
import { bundleFunctions } from "../build/bundle-functions";
import { mailSenderProblems } from "../checks/mail-sender-problems";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";

/** `npm run build:functions`: bundles the functions, unless a restaurant's sender address is invalid. */
async function main(): Promise<void> {
  readArguments({});
  const problems = mailSenderProblems(mailSenders, Object.keys(tenants));
  if (problems.length > 0) throw new CommandError(problems.join("\n"));
  await bundleFunctions();
}

runCommand(main);
