import { digestOf } from "../lib/digest-of";
import { hasMarkers } from "./site-markers";

/** Texts of a compilation by file name, such as `assets/app-Dh3k9_aB.js`. */
export type Texts = ReadonlyMap<string, string>;

/** How the file names of a compilation become those of a site. */
export interface FileNames {
  /** A text with the base names in it replaced by the new ones. */
  rename(text: string, names: ReadonlyMap<string, string>): string;
  /**
   * New base names by those of the compilation.
   * @param digests of the texts with markers, by file name, after their values have been put in
   */
  namesOf(digests: ReadonlyMap<string, string>): ReadonlyMap<string, string>;
  /** Files that differ between sites: those with markers, and all that name such a file. */
  readonly affected: ReadonlySet<string>;
  /** Files with markers. */
  readonly marked: ReadonlySet<string>;
}

/**
 * Names follow the content: a file gets another name if its own text or that of a file it names,
 * directly or not, differs. Files may name each other in circles.
 */
export function siteFileNames(texts: Texts): FileNames {
  // From the start of a word: without it, the pattern is tried again within every long word.
  const pattern = /(?<![\w.-])[\w.-]+-[\w-]{8}\.(?:js|css)/g;
  const byBase = new Map(Array.from(texts.keys(), (file) => [baseOf(file), file]));
  const named = new Map(
    Array.from(texts, ([file, text]) => [
      file,
      Array.from(text.matchAll(pattern), ([base]) => byBase.get(base)).filter(
        (other) => other !== undefined && other !== file,
      ) as string[],
    ]),
  );
  const marked = new Set([...texts].filter(([, text]) => hasMarkers(text)).map(([file]) => file));
  const sources = new Map(
    Array.from(texts.keys(), (file) => [
      file,
      [...reachable(file, named)].filter((each) => marked.has(each)).sort(),
    ]),
  );
  const affected = new Set(
    [...sources].filter(([, from]) => from.length > 0).map(([file]) => file),
  );
  return {
    affected,
    marked,
    namesOf: (digests) =>
      new Map(
        Array.from(affected, (file) => {
          const parts = (sources.get(file) ?? []).map((source) => digests.get(source) ?? "");
          return [baseOf(file), renamed(baseOf(file), parts)];
        }),
      ),
    rename: (text, names) => text.replace(pattern, (base) => names.get(base) ?? base),
  };
}

function renamed(base: string, parts: readonly string[]): string {
  const hash = digestOf([base, ...parts].join("\n"));
  return base.replace(/-[\w-]{8}(?=\.\w+$)/, `-${hash}`);
}

function baseOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}

function reachable(
  from: string,
  named: ReadonlyMap<string, readonly string[]>,
  visited = new Set<string>(),
): ReadonlySet<string> {
  if (visited.has(from)) return visited;
  visited.add(from);
  for (const next of named.get(from) ?? []) reachable(next, named, visited);
  return visited;
}
