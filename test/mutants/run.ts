import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "@/hosting/lib/command-error";
import { readArguments } from "@/hosting/lib/read-arguments";
import { repoRoot } from "@/hosting/lib/repo-root";
import { runCommand } from "@/hosting/lib/run-command";
import { tryCodeChanges } from "./code-room";
import { mutantsPage } from "./mutants-page";
import { ROOMS } from "./rooms";
import { tryRulesChanges } from "./rules-room";
import type { TriedChange } from "./tried-change";

const PAGE = join(repoRoot, "docs/mutants.md");
/** Results of the last run of each room, for the page. */
const RESULTS = join(repoRoot, ".fireemu/mutants-results");
const NAMES = [...Object.keys(ROOMS), "rules"];
const RULES_SHARE = 0.5;

/**
 * `npm run test:mutants`: tries a sample of changes of the code and writes `docs/mutants.md`. Names
 * of rooms select some; the results of the others stay.
 */
async function main(): Promise<void> {
  const { positionals, values } = readArguments({
    allowPositionals: true,
    options: { seed: { type: "string" }, share: { type: "string" } },
  });
  const unknown = positionals.find((name) => !NAMES.includes(name));
  if (unknown) throw new CommandError(`no room ${unknown}; rooms: ${NAMES.join(", ")}`);
  const seed = Number(values.seed ?? 1);
  mkdirSync(RESULTS, { recursive: true, mode: 0o700 });
  for (const name of positionals.length > 0 ? positionals : NAMES) {
    const room = ROOMS[name];
    const sample = { seed, share: Number(values.share ?? room?.share ?? RULES_SHARE) };
    const changes = room ? await tryCodeChanges(name, room, sample) : tryRulesChanges(sample);
    writeFileSync(resultsOf(name), JSON.stringify(changes));
  }
  const changes = NAMES.flatMap(readResults);
  writeFileSync(PAGE, mutantsPage({ date: new Date().toISOString().slice(0, 10), seed, changes }));
  const noticed = changes.filter(({ isNoticed }) => isNoticed).length;
  console.log(`\n${noticed} of ${changes.length} changes noticed: ${PAGE}`);
}

const resultsOf = (name: string) => join(RESULTS, `${name}.json`);

function readResults(name: string): TriedChange[] {
  const file = resultsOf(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

runCommand(main);
