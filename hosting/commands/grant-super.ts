import { grantSuperAdmin, type SuperGrant } from "../firebase/grant-super-admin";
import { selectProject } from "../firebase/select-project";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";

const USAGE = "Usage: npm run grant:super -- ada@example.com [--local] (docs/deploy.md, step 9)";

/**
 * `npm run grant:super -- <e-mail>`: makes an address a super-administrator of the project in
 * `hosting/project.json`, with `--local` of the local backend. Prints the link with which it accepts,
 * unless it has accepted access before. Running it again replaces the link.
 */
async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    options: { local: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (positionals.length !== 1 || !email?.includes("@")) throw new CommandError(USAGE);
  const project = selectProject(values.local);
  const grant = await grantSuperAdmin(project, email, new Date());
  console.log(message(grant, email, project.projectId));
}

function message(grant: SuperGrant, email: string, projectId: string): string {
  switch (grant.outcome) {
    case "granted":
      return `${email} is now a super-administrator of ${projectId}.`;
    case "already":
      return `${email} is a super-administrator of ${projectId} already; nothing changed.`;
    case "invited":
      return `Open this link within seven days and choose a password. It works once. The person who uses it signs in as ${email}, a super-administrator of ${projectId}:\n${grant.link}`;
  }
}

runCommand(main);
