import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { exportRestaurant } from "../export/export-restaurant";
import { selectProject } from "../firebase/select-project";
import { bucketUrl } from "../firebase/web-config";
import { CommandError } from "../lib/command-error";
import { localWebConfig } from "../lib/local-web-config";
import { LOCAL_PORTS } from "../lib/ports";
import { readArguments } from "../lib/read-arguments";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";

const USAGE = "Usage: npm run export:restaurant -- <key> [--to <folder>] [--local]";

/**
 * `npm run export:restaurant -- <key>`: writes restaurant, menu, photographs, orders and reservations
 * into a new folder, from the project of `hosting/project.json`, with `--local` from the local backend.
 */
async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { local: { type: "boolean", default: false }, to: { type: "string" } },
  });
  const [key] = positionals;
  if (!key || positionals.length > 1) throw new CommandError(USAGE);
  const folder = values.to
    ? resolve(values.to)
    : join(repoRoot, ".fireemu/exports", `${key}-${new Date().toISOString().slice(0, 10)}`);
  if (existsSync(folder)) {
    throw new CommandError(`${folder} exists already. Delete it, or choose another --to.`);
  }
  const project = selectProject(values.local);
  const bucket = bucketUrl(values.local ? localWebConfig(LOCAL_PORTS) : null);
  const { problems, ...counts } = await exportRestaurant({ project, bucket, key, folder });
  for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`);
  for (const problem of problems) console.log(`NOTE ${problem}`);
  console.log(`Written to ${folder}. It contains personal data of guests: hand it over encrypted.`);
}

runCommand(main);
