import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repoRoot } from "@/hosting/lib/repo-root";
import { isInSample } from "./is-in-sample.mjs";
import { MUTANTS_FOLDER, RULES_FOLDER } from "./mutants-folder";
import { rulesChanges } from "./rules-changes";
import { shortCode, type TriedChange } from "./tried-change";

const FILES = ["firestore.rules", "storage.rules"] as const;
const CHANGED = join(MUTANTS_FOLDER, "rules");

/** Runs the tests of the security rules against each change of the sample. */
export function tryRulesChanges(sample: { seed: number; share: number }): TriedChange[] {
  const texts = FILES.map((file) => ({ file, text: readFileSync(join(repoRoot, file), "utf8") }));
  mkdirSync(CHANGED, { recursive: true, mode: 0o700 });
  const changes = texts.flatMap(({ file, text }) =>
    rulesChanges(text)
      .filter(({ line, kind, replacement }) => isInSample(sample, [file, line, kind, replacement]))
      .map((change) => ({ file, ...change })),
  );
  return changes.map(({ file, line, kind, replacement, text }, index) => {
    for (const each of texts) writeFileSync(join(CHANGED, each.file), each.text);
    writeFileSync(join(CHANGED, file), text);
    const isNoticed = !rulesTestsPass();
    console.log(`rules ${index + 1} of ${changes.length}: ${isNoticed ? "noticed" : "survived"}`);
    return { room: "rules", file, line, kind, replacement: shortCode(replacement), isNoticed };
  });
}

function rulesTestsPass(): boolean {
  const vitest = join(repoRoot, "node_modules/vitest/vitest.mjs");
  const { status } = spawnSync(
    process.execPath,
    [vitest, "run", "--project", "rules", "--bail=1"],
    {
      cwd: repoRoot,
      env: { ...process.env, [RULES_FOLDER]: CHANGED },
      stdio: "ignore",
    },
  );
  return status === 0;
}
