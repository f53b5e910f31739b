/**
 * The errors of one part, by their path within it.
 * @param start of the paths, with the last dot: `options.2.`
 */
export function errorsBelow(
  errors: ReadonlyMap<string, string>,
  start: string,
): ReadonlyMap<string, string> {
  const found = [...errors].filter(([path]) => path.startsWith(start));
  return new Map(found.map(([path, text]) => [path.slice(start.length), text]));
}
