import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Brotli bytes of all built files, by kind. */
export interface BuiltBytes {
  readonly html: number;
  readonly js: number;
  readonly css: number;
  /** The Firestore chunk. */
  readonly database: number;
  /** The largest page that is loaded on demand. */
  readonly page: number;
}

const DATABASE = /\/database-[^/]+\.js$/;
const PAGE = /-(page|route)-[^/]+\.js$/;

/** Sums up the built files of a site, compressed as Hosting sends them. */
export function builtBytes(folder: string): BuiltBytes {
  const total = { html: 0, js: 0, css: 0, database: 0, page: 0 };
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const kind = /\.(html|js|css)$/.exec(name)?.[1] as "html" | "js" | "css" | undefined;
    if (!kind) continue;
    const bytes = brotliCompressSync(readFileSync(join(folder, name))).length;
    total[kind] += bytes;
    if (DATABASE.test(name)) total.database = bytes;
    if (PAGE.test(name)) total.page = Math.max(total.page, bytes);
  }
  return total;
}
