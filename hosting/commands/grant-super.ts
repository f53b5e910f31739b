import { parseArgs } from "node:util";
import { grantSuperAdmin } from "../firebase/grant-super-admin";
import { selectProject } from "../firebase/select-project";
import { CommandError } from "../lib/command-error";
import { runCommand } from "../lib/run-command";

const USAGE =
  "Usage: npm run grant:super -- somebody@example.com [--local] (docs/deploy.md, step 9)";

/**
 * `npm run grant:super -- <e-mail>`: makes an account the first super-administrator of the project
 * in `hosting/project.json`, or of the local backend with `--local`. Needs an account with a
 * confirmed address; doing it twice changes nothing.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { local: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (positionals.length !== 1 || !email?.includes("@")) throw new CommandError(USAGE);
  const project = selectProject(values.local);
  const outcome = await grantSuperAdmin(project, email, new Date());
  console.log(
    outcome === "granted"
      ? `${email} is a super-administrator of ${project.projectId} now.`
      : `${email} has been a super-administrator of ${project.projectId} already; nothing changed.`,
  );
}

runCommand(main);
