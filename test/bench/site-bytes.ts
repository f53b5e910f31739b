import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { builtBytes } from "./built-bytes";

/** Brotli bytes of one built site. */
export interface SiteBytes {
  readonly target: string;
  /** The page itself, with its styles, its menu and what search engines read. */
  readonly html: number;
  /** The page's entry and what it asks for by itself before a guest does anything. */
  readonly critical: number;
  /** All scripts. */
  readonly js: number;
  /** Scripts of the critical path that hold another restaurant's configuration. */
  readonly foreign: readonly string[];
}

const ENTRY = /src="\/(assets\/[^"]+\.js)"/g;
const PART = /["'`/](assets\/[^"'`]+\.js)/g;

/**
 * Weighs a site that has been built.
 * @param titles names of all other restaurants: none of their configurations may be on the way
 */
export function siteBytes(folder: string, target: string, titles: readonly string[]): SiteBytes {
  const page = readFileSync(join(folder, "index.html"));
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const namesIn = (text: string, pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([, name = ""]) => name);
  const entries = namesIn(page.toString(), ENTRY);
  const names = new Set([...entries, ...entries.flatMap((name) => namesIn(read(name), PART))]);
  const scripts = Array.from(names, (name) => ({ name, text: readFileSync(join(folder, name)) }));
  return {
    target,
    html: brotliCompressSync(page).length,
    critical: scripts.reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0),
    js: builtBytes(folder).js,
    foreign: titles.filter((title) =>
      scripts.some(({ text }) => new RegExp(`title:["'\`]${title}["'\`]`).test(text.toString())),
    ),
  };
}
