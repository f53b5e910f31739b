import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { repoRoot } from "../lib/repo-root";
import type { Files } from "./scaffold";

const FIREBASE_FILES = ["firebase.json", ".firebaserc"];

/**
 * Writes and formats the files, then generates the Firebase files from the new list of tenants.
 * @returns paths of all written files
 */
export function writeTenantFiles(files: Files): string[] {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(repoRoot, file), text);
  runModule("@biomejs/biome/bin/biome", "check", "--write", ...Object.keys(files));
  // A process of its own: this one has loaded the old list.
  runModule("tsx/dist/cli.mjs", "hosting/commands/write-firebase-files.ts");
  runModule("@biomejs/biome/bin/biome", "format", "--write", ...FIREBASE_FILES);
  return [...Object.keys(files), ...FIREBASE_FILES];
}

function runModule(module: string, ...args: string[]): void {
  execFileSync(process.execPath, [join(repoRoot, "node_modules", module), ...args], {
    cwd: repoRoot,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
