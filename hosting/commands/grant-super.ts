import { grantSuperAdmin } from "../firebase/grant-super-admin";
import { selectProject } from "../firebase/select-project";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";

const USAGE = "Usage: npm run grant:super -- ada@example.com [--local] (docs/deploy.md, step 9)";

/**
 * `npm run grant:super -- <e-mail>`: makes an account a super-administrator of the project in
 * `hosting/project.json`, with `--local` of the local backend. The account must exist and its
 * address must be verified. Running it again changes nothing.
 */
async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    options: { local: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (positionals.length !== 1 || !email?.includes("@")) throw new CommandError(USAGE);
  const project = selectProject(values.local);
  const outcome = await grantSuperAdmin(project, email, new Date());
  console.log(
    outcome === "granted"
      ? `${email} is now a super-administrator of ${project.projectId}.`
      : `${email} is a super-administrator of ${project.projectId} already; nothing changed.`,
  );
}

runCommand(main);
