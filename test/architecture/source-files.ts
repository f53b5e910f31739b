import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repoRoot } from "@/hosting/lib/repo-root";

/** A file of the repository: its path with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const FOLDERS = ["src", "tenant-configs", "hosting", "functions", "test"];
const SKIPPED = new Set(["node_modules", "dist"]);

function filesBelow(folder: string): string[] {
  return readdirSync(join(repoRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** All source files whose name matches the pattern. */
export function readSourceFiles(ending: RegExp): SourceFile[] {
  return FOLDERS.flatMap(filesBelow)
    .filter((path) => ending.test(path))
    .map((path) => ({ path, text: readFileSync(join(repoRoot, path), "utf8") }));
}
