import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SiteContents } from "./site-contents";

/** Replaces the folder of a site by these files. */
export async function writeSite(folder: string, files: SiteContents): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const folders = new Set(Array.from(files.keys(), (name) => dirname(join(folder, name))));
  for (const each of folders) await mkdir(each, { recursive: true });
  await Promise.all(Array.from(files, ([name, content]) => writeFile(join(folder, name), content)));
}
