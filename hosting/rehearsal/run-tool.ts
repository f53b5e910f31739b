import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ProcessRun, runProcess } from "../lib/run-process";

const GUARD = join(import.meta.dirname, "loopback-only.cjs");

/** Credentials of the person who rehearses: the tool must not use them. */
const CREDENTIALS = [
  "FIREBASE_TOKEN",
  "GOOGLE_APPLICATION_CREDENTIALS",
  "GOOGLE_OAUTH_ACCESS_TOKEN",
  "CLOUDSDK_CONFIG",
  "GCLOUD_PROJECT",
  "GOOGLE_CLOUD_PROJECT",
  "GOOGLE_CLOUD_QUOTA_PROJECT",
];

export interface ToolOptions {
  /** Folder of the package firebase-tools. */
  readonly tool: string;
  /** Folder with firebase.json. */
  readonly project: string;
  /** Folder for the tool's own settings. */
  readonly home: string;
  /** Address of the stand-in of a service. */
  readonly urlOf: (service: string) => string;
}

/** The variables that replace the tool's addresses, read from the tool itself. */
function addressVariables({ tool, urlOf }: ToolOptions): Record<string, string> {
  const source = readFileSync(join(tool, "lib/api.js"), "utf8");
  const overrides = source.matchAll(/envOverride\("([A-Z0-9_]+)",\s*"https:\/\/([a-z0-9.-]+)"/g);
  return Object.fromEntries([...overrides].map(([, name, host]) => [name, urlOf(host ?? "")]));
}

/** The settings that `firebase login` leaves behind, with tokens that only the stand-in accepts. */
function writeLogin(home: string): void {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(join(home, "configstore"), { recursive: true, mode: 0o700 });
  const login = {
    user: { email: "rehearsal@example.com" },
    tokens: { refresh_token: "rehearsal", access_token: "rehearsal", expires_at: 4e12, scopes: [] },
    usage: false,
  };
  writeFileSync(join(home, "configstore/firebase-tools.json"), JSON.stringify(login));
}

/**
 * The variables with which the deployment tool talks to the stand-in, signed in as a fictional account
 * and without access to other machines.
 */
export function toolEnvironment(options: ToolOptions): NodeJS.ProcessEnv {
  const { home } = options;
  writeLogin(home);
  const env: NodeJS.ProcessEnv = { ...process.env, ...addressVariables(options) };
  for (const name of CREDENTIALS) delete env[name];
  return {
    ...env,
    XDG_CONFIG_HOME: home,
    HOME: home,
    NO_UPDATE_NOTIFIER: "1",
    NODE_OPTIONS: `--require ${JSON.stringify(GUARD)}`,
    // One of these checks has a fixed address.
    FIREBASE_SKIP_INFORMATIONAL_IAM: "1",
    CI: "1",
  };
}

/** Runs the deployment tool against the stand-in. Never rejects. */
export function runTool(options: ToolOptions, args: readonly string[]): Promise<ProcessRun> {
  const { tool, project } = options;
  return runProcess(
    process.execPath,
    [join(tool, "lib/bin/firebase.js"), ...args, "--non-interactive"],
    { cwd: project, env: toolEnvironment(options) },
  );
}
