import { existsSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../lib/command-error";
import { withProgress } from "../lib/progress";
import { readArguments } from "../lib/read-arguments";
import { runCommand } from "../lib/run-command";
import { dataFolder } from "../local/data-folder";
import { restoreAndCompare } from "../restore/restore-and-compare";

/** Differences to print before the rest is only counted. */
const SHOWN = 20;

/**
 * `npm run restore:rehearse`: exports a local backend, restores the export into an empty one and
 * compares both. It uses a copy of what the last `npm start` saved, and makes 60 days of orders if
 * there are none.
 */
async function main(): Promise<void> {
  readArguments({});
  const saved = dataFolder();
  const hasSaved = saved !== null && existsSync(join(saved, "firebase-export-metadata.json"));
  const source = hasSaved ? saved : null;
  console.log(source ? `Source: a copy of ${source}` : "Source: a new shop");
  const { before, differences, restoreSeconds } = await withProgress(
    "Exporting, emptying, restoring and comparing",
    () => restoreAndCompare({ source }),
  );
  const { documents, accounts, objects, signIns } = before;
  for (const [collection, count] of countByCollection(documents.keys())) {
    console.log(`  ${collection}: ${count}`);
  }
  console.log(`  files of photographs: ${objects.size}`);
  console.log(`  accounts: ${accounts.size}, demo passwords that sign in: ${signIns.size}`);
  for (const difference of differences.slice(0, SHOWN)) console.log(`FAILED ${difference}`);
  if (differences.length > 0) {
    throw new CommandError(`${differences.length} part(s) did not come back as they were.`);
  }
  console.log(
    `ok: ${documents.size} documents, ${accounts.size} accounts and ${objects.size} files came back as they were, restored in ${restoreSeconds.toFixed(1)} s.`,
  );
}

function countByCollection(paths: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const collection = path.slice(0, path.indexOf("/"));
    counts.set(collection, (counts.get(collection) ?? 0) + 1);
  }
  return counts;
}

runCommand(main);
