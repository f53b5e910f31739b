import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Brotli bytes of everything that was built, by kind. */
export interface BuiltBytes {
  readonly html: number;
  readonly js: number;
  readonly css: number;
}

/** Adds up the built files of a site, compressed as Hosting sends them. */
export function builtBytes(folder: string): BuiltBytes {
  const total = { html: 0, js: 0, css: 0 };
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const kind = /\.(html|js|css)$/.exec(name)?.[1] as keyof BuiltBytes | undefined;
    if (kind) total[kind] += brotliCompressSync(readFileSync(join(folder, name))).length;
  }
  return total;
}
