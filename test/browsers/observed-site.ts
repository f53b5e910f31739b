import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repoRoot } from "@/hosting/lib/repo-root";

const SCRIPT = "observe-page.js";

/** Adds the observing script to the pages of a built site, first in the head. */
export function observeSite(folder: string): void {
  copyFileSync(join(repoRoot, "test/browsers", SCRIPT), join(folder, SCRIPT));
  for (const page of ["index.html", "app.html"]) {
    const file = join(folder, page);
    const html = readFileSync(file, "utf8");
    writeFileSync(file, html.replace("<head>", `<head><script src="/${SCRIPT}"></script>`));
  }
}
