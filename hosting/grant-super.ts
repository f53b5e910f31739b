import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { grantSuper, hostedProject, localProject } from "./grant-super/grant-super";
import { LOCAL_PORTS } from "./local/ports";
import { runScript } from "./local/run-script";
import { UserProblem } from "./local/user-problem";
import { hostedBackend } from "./web-config";

const USAGE =
  "Usage: npm run grant:super -- somebody@example.com [--local] (docs/deploy.md, step 7)";

/** The token of whoever is signed in with the Google Cloud command line. */
function accessToken(): string {
  const given = process.env.GOOGLE_OAUTH_ACCESS_TOKEN;
  if (given) return given;
  try {
    return execFileSync("gcloud", ["auth", "print-access-token"], { encoding: "utf8" }).trim();
  } catch {
    throw new UserProblem(
      'No credentials: sign in with "gcloud auth login", or open the Cloud Shell, where you are signed in already.',
    );
  }
}

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
  if (positionals.length !== 1 || !email?.includes("@")) throw new UserProblem(USAGE);
  const project = values.local
    ? localProject(LOCAL_PORTS)
    : hostedProject(hostedBackend().projectId, accessToken());
  const outcome = await grantSuper(project, email, new Date());
  console.log(
    outcome === "granted"
      ? `${email} is a super-administrator of ${project.projectId} now.`
      : `${email} has been a super-administrator of ${project.projectId} already; nothing changed.`,
  );
}

runScript(main);
