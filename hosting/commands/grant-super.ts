import { tenant as adminSite } from "@/tenant-configs/resto-superadmin";
import { grantSuperAdmin, type SuperGrant } from "../firebase/grant-super-admin";
import { inEachProject, PROJECT_OPTIONS } from "../firebase/in-each-project";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";

const USAGE =
  "Usage: npm run grant:super -- ada@example.com [--project ID] [--local] (docs/deploy.md, step 9)";

/**
 * `npm run grant:super -- <e-mail>`: makes an address a super-administrator of all projects or of
 * that of `--project`, with `--local` of the local backend. Prints the link with which it accepts,
 * unless it has accepted access before. Running it again replaces the link.
 */
async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    options: PROJECT_OPTIONS,
    allowPositionals: true,
  });
  const [email] = positionals;
  if (positionals.length !== 1 || !email?.includes("@")) throw new CommandError(USAGE);
  await inEachProject(values, async (project, live) => {
    const adminUrl = live?.admin.url ?? adminSite.url;
    const grant = await grantSuperAdmin(project, email, { adminUrl, now: new Date() });
    console.log(message(grant, email, project.projectId));
  });
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
