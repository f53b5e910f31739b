import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { builtBytes } from "./built-bytes";

/** Brotli bytes of one built site. */
export interface SiteBytes {
  readonly target: string;
  /** The document with inlined styles, menu and structured data. */
  readonly html: number;
  /** The entry and the chunks it loads without interaction. */
  readonly critical: number;
  /** All scripts. */
  readonly js: number;
  /** Restaurants whose configuration is in those scripts although it must not be. */
  readonly foreign: readonly string[];
}

const ENTRY = /src="\/(assets\/[^"]+\.js)"/g;
const PART = /["'`/](assets\/[^"'`]+\.js)/g;

/**
 * Bytes of a built site.
 * @param titles titles of all other restaurants, whose configurations must not be loaded
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
