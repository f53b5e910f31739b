const PART_IMPORT = /\bimport\(["'`]\.{1,2}\//g;
const PART_FILES = /\b__vite__mapDeps\(\[/g;

/**
 * Whether a built script imports a part of the page without `loadPart`, which gets the files of every
 * `import()`. Such a part stays missing if the connection is lost while it loads.
 */
export function importsPartDirectly(script: string): boolean {
  return count(script, PART_IMPORT) !== count(script, PART_FILES);
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
