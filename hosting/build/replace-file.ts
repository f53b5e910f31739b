import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { repoRoot } from "../lib/repo-root";

/** Outside of the folders that other processes copy or watch, and on the same disk. */
const UNFINISHED = join(repoRoot, ".fireemu");

/**
 * Replaces or creates a file of the checkout in one step: other processes read the old text or the new
 * one, never a part.
 */
export function replaceFile(path: string, text: string): void {
  mkdirSync(UNFINISHED, { recursive: true, mode: 0o700 });
  const unfinished = join(UNFINISHED, `${basename(path)}.${process.pid}`);
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}
