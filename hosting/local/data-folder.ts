import { createHash } from "node:crypto";
import { mkdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { repoRoot } from "../lib/repo-root";

const WRITABLE_BY_OTHERS = 0o022;

function isPrivate(path: string): boolean {
  if ((statSync(path).mode & WRITABLE_BY_OTHERS) !== 0) return false;
  const parent = dirname(path);
  return parent === path || isPrivate(parent);
}

/** Creates a folder that only its owner can access; null if others can write to a parent folder. */
function privateFolder(path: string): string | null {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return isPrivate(path) ? path : null;
}

/**
 * Folder for the local data between runs: in the checkout, or in the home folder if others can write
 * to a parent folder of the checkout (`/tmp`), because the backend refuses to export there.
 * @param root folder of the checkout
 * @returns null if neither is possible; the data is then lost when the process ends
 */
export function dataFolder(root: string = repoRoot): string | null {
  const checkout = createHash("sha256").update(root).digest("hex").slice(0, 12);
  try {
    const parent =
      privateFolder(join(root, ".fireemu")) ??
      privateFolder(join(homedir(), ".cache", "resto", checkout));
    return parent && join(parent, "data");
  } catch {
    return null;
  }
}
