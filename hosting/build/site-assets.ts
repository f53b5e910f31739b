import { digestOf } from "../lib/digest-of";
import type { Compilation } from "./compilation";
import { replaceMarkers, type SiteValues } from "./site-markers";

/** Scripts and style sheets of one site. */
export interface SiteAssets {
  /** Texts by file name. */
  readonly texts: ReadonlyMap<string, string>;
  /** Base names of the site by those of the compilation, where they differ. */
  readonly names: ReadonlyMap<string, string>;
  /** File name of the site by that of the compilation. */
  nameOf(file: string): string;
}

/** Puts the values of a site into the compilation and names the files by their content. */
export function siteAssets({ texts, names }: Compilation, values: SiteValues): SiteAssets {
  const filled = new Map(
    Array.from(names.affected, (file) => [file, replaceMarkers(texts.get(file) ?? "", values)]),
  );
  const newNames = names.namesOf(
    new Map(Array.from(names.marked, (file) => [file, digestOf(filled.get(file) ?? "")])),
  );
  const nameOf = (file: string) => names.rename(file, newNames);
  return {
    nameOf,
    names: newNames,
    texts: new Map(
      Array.from(texts, ([file, text]) => {
        const own = filled.get(file);
        return own === undefined ? [file, text] : [nameOf(file), names.rename(own, newNames)];
      }),
    ),
  };
}
