import type { Rolldown } from "vite";

export type InfoOf = Rolldown.GetModuleInfo;

/** The modules and all their static imports. */
export function withStaticImports(
  ids: readonly string[],
  infoOf: InfoOf,
  visited = new Set<string>(),
): Set<string> {
  for (const id of ids) {
    if (visited.has(id)) continue;
    visited.add(id);
    withStaticImports(infoOf(id)?.importedIds ?? [], infoOf, visited);
  }
  return visited;
}
