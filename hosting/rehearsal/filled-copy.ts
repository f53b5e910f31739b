import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { repoRoot } from "../lib/repo-root";

/** Folders in the root that a deployment does not read. */
const LEFT_OUT = new Set(["node_modules", ".git", ".fireemu", "dist", "coverage", "test", "docs"]);

/** A project that does not exist, with every field filled in. */
export const FICTIONAL_PROJECT = {
  projectId: "resto-rehearsal",
  appId: "1:123456789012:web:0123456789abcdef",
  apiKey: "AIza-rehearsal",
  recaptchaSiteKey: "6L-rehearsal",
  storageBucket: "resto-rehearsal.firebasestorage.app",
};

/**
 * Copies the sources of the repository and fills in `hosting/project.json`. Packages and fetched tools
 * are shared with the repository.
 * @param folder is replaced
 * @param project content of `hosting/project.json`; a fictional project by default
 */
export function filledCopy(folder: string, project: object = FICTIONAL_PROJECT): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, ".fireemu"), { recursive: true, mode: 0o700 });
  for (const name of readdirSync(repoRoot).filter((entry) => !LEFT_OUT.has(entry)))
    cpSync(join(repoRoot, name), join(folder, name), {
      recursive: true,
      filter: (source) => basename(source) !== "node_modules",
    });
  for (const shared of ["node_modules", ".fireemu/tools"])
    symlinkSync(join(repoRoot, shared), join(folder, shared));
  writeFileSync(join(folder, "hosting/project.json"), `${JSON.stringify(project, null, 2)}\n`);
  const command = "hosting/commands/write-firebase-files.ts";
  execFileSync(process.execPath, ["--import", "tsx", command], { cwd: folder });
}
