import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { builtBytes } from "./built-bytes";

/** Brotli bytes of one built site. */
export interface SiteBytes {
  readonly target: string;
  /** The page itself, with its styles, its menu and what search engines read. */
  readonly html: number;
  /** Scripts the page asks for by itself before a guest does anything: entry and preloads. */
  readonly critical: number;
  /** All scripts. */
  readonly js: number;
  /** Scripts of the critical path that hold another restaurant's configuration. */
  readonly foreign: readonly string[];
}

const SCRIPT = /(?:src|href)="\/(assets\/[^"]+\.js)"/g;

/**
 * Weighs a site that has been built.
 * @param titles names of all other restaurants: none of their configurations may be on the way
 */
export function siteBytes(folder: string, target: string, titles: readonly string[]): SiteBytes {
  const page = readFileSync(join(folder, "index.html"));
  const names = new Set(Array.from(page.toString().matchAll(SCRIPT), ([, name = ""]) => name));
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
