import { posix } from "node:path";
import type { SourceFile } from "./source-files";

/** Removes comments; text inside quotes that looks like one goes too, which harms nobody here. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[^:"'`])\/\/.*$/gm, "$1");
}

const STATIC = /^\s*(?:import|export)\b[^"';]*?\bfrom\s*["']([^"']+)["']/gm;
const BARE = /^\s*import\s*["']([^"']+)["']/gm;
const DYNAMIC = /\bimport\(\s*["'`]([^"'`]+)["'`]/g;

/** What a file imports, types and dynamic imports included: packages by name, own files by path. */
export function importsOf({ path, text }: SourceFile): string[] {
  const code = withoutComments(text);
  return [STATIC, BARE, DYNAMIC]
    .flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ""))
    .map((name) => (name.startsWith(".") ? posix.join(posix.dirname(path), name) : name));
}
