import { digestOf } from "../lib/digest-of";
import { siteFileNames } from "./site-file-names";
import { dataMarker } from "./site-markers";

/** Scripts and styles, and the names in use outside of them. */
interface Named {
  readonly texts: ReadonlyMap<string, string>;
  readonly page: string;
  readonly entry: string;
  readonly appSheet: string;
}

const MARKER = dataMarker("tenants");

/**
 * Puts all configurations into their file, once for all sites: at a thousand restaurants it has 4 MB.
 * @param literal of all tenants by key
 */
export function fillTenants<T extends Named>(output: T, literal: string): T {
  const names = siteFileNames(output.texts, (text) => text.includes(MARKER));
  const filled = new Map(
    Array.from(output.texts, ([file, text]) => [file, text.replace(MARKER, () => literal)]),
  );
  const renames = names.namesOf(
    new Map(Array.from(names.marked, (file) => [file, digestOf(filled.get(file) ?? "")])),
  );
  const rename = (text: string) => names.rename(text, renames);
  return {
    ...output,
    texts: new Map(
      Array.from(filled, ([file, text]) =>
        names.affected.has(file)
          ? [rename(file), names.marked.has(file) ? text : rename(text)]
          : [file, text],
      ),
    ),
    page: rename(output.page),
    entry: rename(output.entry),
    appSheet: rename(output.appSheet),
  };
}
