import { resolveTenant } from "@/config/resolve-tenant";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { inEachProject, PROJECT_OPTIONS } from "../firebase/in-each-project";
import { sendTestMail } from "../firebase/send-test-mail";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";
import { targetNamed } from "../targets";

const USAGE =
  "Usage: npm run test:mail -- ada@example.com [--mode bobingen] [--project ID] [--local] (docs/deploy.md, step 6)";
const TIMEOUT_MS = 90_000;

/**
 * `npm run test:mail -- <e-mail>`: sends a mail of a restaurant through the deployed functions, with
 * `--local` through those of the local backend, and says whether the mail server took it.
 */
async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    options: {
      mode: { type: "string", default: "bobingen" },
      ...PROJECT_OPTIONS,
    },
    allowPositionals: true,
  });
  const [to] = positionals;
  if (positionals.length !== 1 || !to?.includes("@")) throw new CommandError(USAGE);
  const restaurant = resolveTenant(targetNamed(values.mode).restoKey);
  if (isSuperTenant(restaurant)) throw new CommandError("The admin site sends no mails.");
  await inEachProject(values, (project) =>
    sendTestMail(project, restaurant, { to, timeoutMs: TIMEOUT_MS }),
  );
  console.log(
    `The mail server has taken the mail to ${to}. If it does not arrive, look in the spam folder.`,
  );
}

runCommand(main);
