import { posix } from "node:path";
import type { SourceFile } from "./source-files";

/** Removes comments, also inside quoted text, which is harmless here. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[^:"'`])\/\/.*$/gm, "$1");
}

const STATIC = /^\s*(?:import|export)\b[^"';]*?\bfrom\s*["']([^"']+)["']/gm;
const BARE = /^\s*import\s*["']([^"']+)["']/gm;
const DYNAMIC = /\bimport\(\s*["'`]([^"'`]+)["'`]/g;

/** Imports of a file, including types and dynamic imports: packages by name, own files by path. */
export function importsOf({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  return [STATIC, BARE, DYNAMIC]
    .flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ""))
    .map((name) => pathOf(name, path));
}

function pathOf(name: string, importer: string): string {
  if (name.startsWith(".")) return posix.join(posix.dirname(importer), name);
  const named = /^@\/(.*)$/.exec(name)?.[1];
  if (named === undefined) return name;
  return /^(?:functions|hosting|tenant-configs|test)\//.test(named) ? named : `src/${named}`;
}
