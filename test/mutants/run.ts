import { readFileSync, writeFileSync } from "node:fs";
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
const NAMES = [...Object.keys(ROOMS), "rules"];
const RULES_SHARE = 0.5;

/**
 * `npm run test:mutants`: tries a sample of changes of the code and writes `docs/mutants.md`. Names
 * of rooms (`domain`, `payment`, `money`, `functions`, `rules`) select some; the figures of the others
 * stay. `--seed 7` draws another sample, `--share 0.05` a smaller one. All take about an hour.
 */
async function main(): Promise<void> {
  const { positionals, values } = readArguments({
    allowPositionals: true,
    options: { seed: { type: "string" }, share: { type: "string" } },
  });
  const unknown = positionals.find((name) => !NAMES.includes(name));
  if (unknown) throw new CommandError(`no room ${unknown}; rooms: ${NAMES.join(", ")}`);
  const seed = Number(values.seed ?? 1);
  const changes: TriedChange[] = [];
  for (const name of positionals.length > 0 ? positionals : NAMES) {
    const room = ROOMS[name];
    const sample = { seed, share: Number(values.share ?? room?.share ?? RULES_SHARE) };
    changes.push(...(room ? await tryCodeChanges(name, room, sample) : tryRulesChanges(sample)));
  }
  const date = new Date().toISOString().slice(0, 10);
  const earlier = readFileSync(PAGE, "utf8");
  writeFileSync(PAGE, mutantsPage({ date, seed, changes, rooms: NAMES, earlier }));
  const noticed = changes.filter(({ isNoticed }) => isNoticed).length;
  console.log(`\n${noticed} of ${changes.length} changes noticed: ${PAGE}`);
}

runCommand(main);
