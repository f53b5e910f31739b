import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { CommandError } from "../lib/command-error";

interface Login {
  readonly user?: { readonly email?: string };
  readonly tokens?: { readonly refresh_token?: string };
}

/** The account that `firebase login` stored. */
function loggedIn(config: string): string | null {
  const file = join(config, "configstore/firebase-tools.json");
  if (!existsSync(file)) return null;
  const { user, tokens } = JSON.parse(readFileSync(file, "utf8")) as Login;
  return tokens?.refresh_token ? (user?.email ?? "an account") : null;
}

/**
 * The credentials that the Firebase CLI would use, in its order: a token, `firebase login`, a service
 * account, application default credentials. Their rights are not checked.
 * @returns a description for people
 * @throws CommandError without credentials, and for a service account file that does not exist
 */
export function deploymentCredentials(
  env: Readonly<Record<string, string | undefined>> = process.env,
  home = homedir(),
): string {
  if (env.FIREBASE_TOKEN) return "FIREBASE_TOKEN";
  const config = env.XDG_CONFIG_HOME || join(home, ".config");
  const account = loggedIn(config);
  if (account) return `firebase login as ${account}`;
  const file = env.GOOGLE_APPLICATION_CREDENTIALS;
  if (file) {
    if (existsSync(file)) return `GOOGLE_APPLICATION_CREDENTIALS (${file})`;
    throw new CommandError(
      `GOOGLE_APPLICATION_CREDENTIALS is ${file}, but there is no such file. Correct or unset it.`,
    );
  }
  const google = env.CLOUDSDK_CONFIG || join(env.APPDATA || join(home, ".config"), "gcloud");
  if (existsSync(join(google, "application_default_credentials.json")))
    return "application default credentials of gcloud";
  throw new CommandError(
    "none found: run npx firebase-tools@15.34.2 login, or set GOOGLE_APPLICATION_CREDENTIALS",
  );
}
