import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repoRoot } from "../lib/repo-root";
import type { Files } from "./scaffold";

const FIREBASE_FILES = ["firebase.json", ".firebaserc"];

/**
 * Writes and formats the files, then generates the Firebase files from the new list of tenants. If a
 * step fails, all files are as before.
 * @returns paths of all written files
 */
export function writeTenantFiles(files: Files): string[] {
  const paths = [...Object.keys(files), ...FIREBASE_FILES];
  const before = paths.map((file) => ({ path: join(repoRoot, file), text: textOf(file) }));
  try {
    writeAndFormat(files);
  } catch (error) {
    for (const { path, text } of before) {
      if (text === null) rmSync(path, { force: true });
      else writeFileSync(path, text);
    }
    throw error;
  }
  return paths;
}

function textOf(file: string): string | null {
  const path = join(repoRoot, file);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

function writeAndFormat(files: Files): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(repoRoot, file), text);
  runModule("@biomejs/biome/bin/biome", "check", "--write", ...Object.keys(files));
  // A process of its own: this one has loaded the old list.
  runModule("tsx/dist/cli.mjs", "hosting/commands/write-firebase-files.ts");
}

function runModule(module: string, ...args: string[]): void {
  execFileSync(process.execPath, [join(repoRoot, "node_modules", module), ...args], {
    cwd: repoRoot,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
