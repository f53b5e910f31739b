import { spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "@/hosting/lib/command-error";
import { readArguments } from "@/hosting/lib/read-arguments";
import { repoRoot } from "@/hosting/lib/repo-root";
import { runCommand } from "@/hosting/lib/run-command";
import { FIGURES, type Figure, FULL_RUN } from "@/test/faults/figures";
import { FAULTS_PAGE, writeFaultsPage } from "./faults-file";

const PROJECTS = ["unit*", "dom*", "rules", "functions*", "model", "commands", "e2e"] as const;
type Project = (typeof PROJECTS)[number];

/** Rows that `npm run bench -- --rush --faults` writes. */
const OF_RUSH = "(../test/bench/rush/";

function projectOf(file: string): Project {
  const [, folder = ""] = file.split("/");
  if (folder === "functions") return "functions*";
  if (folder === "features") return "dom*";
  if (folder === "rules" || folder === "model" || folder === "commands" || folder === "e2e")
    return folder;
  return "unit*";
}

/** Test files of a project that record figures and whose path contains one of the parts. */
function filesOf(project: Project, parts: readonly string[]): string[] {
  return readdirSync(join(repoRoot, "test"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `test/${file}`)
    .filter((file) => projectOf(file) === project)
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .filter((file) =>
      /\brecord(Figure|Refuted|Run)\(/.test(readFileSync(join(repoRoot, file), "utf8")),
    )
    .toSorted();
}

/** Runs the files in full size. @returns whether all tests passed */
function run(project: string, files: readonly string[]): Promise<boolean> {
  const vitest = join(repoRoot, "node_modules/vitest/vitest.mjs");
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [vitest, "run", "--project", project, ...files], {
      cwd: repoRoot,
      env: { ...process.env, [FULL_RUN]: "yes" },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}

function readFigures(): Figure[] {
  return readdirSync(FIGURES)
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(FIGURES, name), "utf8")) as Figure);
}

/**
 * `npm run bench:faults`: runs all fault tests in full size and writes `docs/faults.md`. Parts of
 * file names after `--` select tests; the figures of the others stay.
 */
async function main(): Promise<void> {
  const { positionals } = readArguments({ allowPositionals: true });
  rmSync(FIGURES, { recursive: true, force: true });
  let passed = true;
  for (const project of PROJECTS) {
    const files = filesOf(project, positionals);
    if (files.length > 0) passed = (await run(project, files)) && passed;
  }
  const figures = readFigures();
  const isSelection = positionals.length > 0;
  const page = writeFaultsPage(figures, (line) => isSelection || line.includes(OF_RUSH));
  const missing = [...page.matchAll(/^\| (\d+) \|.*\| not measured/gm)].map(([, row]) => row);
  console.log(`\n${figures.length} figures: ${FAULTS_PAGE}`);
  if (missing.length > 0) throw new CommandError(`no figure for ${missing}`);
  if (!passed) throw new CommandError("a test failed; the table may be incomplete");
}

runCommand(main);
