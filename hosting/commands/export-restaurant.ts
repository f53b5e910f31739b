import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeRestaurantExport } from "../export/write-restaurant-export";
import { PROJECT_OPTIONS } from "../firebase/in-each-project";
import { selectedProject, selectProject } from "../firebase/select-project";
import { bucketUrl } from "../firebase/web-config";
import { targetName } from "../fleet/site-names";
import { CommandError } from "../lib/command-error";
import { localWebConfig } from "../lib/local-web-config";
import { LOCAL_PORTS } from "../lib/ports";
import { readArguments } from "../lib/read-arguments";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";
import { projectOf } from "../targets";

const USAGE = "Usage: npm run export:restaurant -- <key> [--to <folder>] [--project ID] [--local]";

/**
 * `npm run export:restaurant -- <key>`: writes restaurant, menu, photographs, orders and reservations
 * into a new folder, from its project, or that of `--project` if it has left the repository, with
 * `--local` from the local backend.
 */
async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { ...PROJECT_OPTIONS, to: { type: "string" } },
  });
  const [key] = positionals;
  if (!key || positionals.length > 1) throw new CommandError(USAGE);
  const folder = values.to
    ? resolve(values.to)
    : join(repoRoot, ".fireemu/exports", `${key}-${new Date().toISOString().slice(0, 10)}`);
  if (existsSync(folder)) {
    throw new CommandError(`${folder} exists already. Delete it, or choose another --to.`);
  }
  const id = values.project ?? projectOf({ target: targetName(key) }).backend.projectId;
  const live = values.local ? null : selectedProject(id);
  const project = selectProject(live);
  const bucket = bucketUrl(live?.backend ?? localWebConfig(LOCAL_PORTS));
  const { problems, ...counts } = await writeRestaurantExport({ project, bucket, key, folder });
  for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`);
  for (const problem of problems) console.log(`NOTE ${problem}`);
  console.log(`Written to ${folder}. It contains personal data of guests: hand it over encrypted.`);
}

runCommand(main);
