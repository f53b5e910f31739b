import { join } from "node:path";
import type { Rolldown } from "vite";
import { repoRoot } from "../lib/repo-root";

type InfoOf = Rolldown.GetModuleInfo;

const source = (path: string) => join(repoRoot, "src", path);

/** What the page runs first, the security check: it must not wait for anything else. */
const ENTRY = source("index.html");

/** What every page of the app loads right behind the entry. */
const APP = [
  "app/first-screen/mount.tsx",
  "shells/customer/customer-shell.tsx",
  "shells/admin/admin-shell.tsx",
].map(source);

/** Changes less often than we do, so that returning guests have it already. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/**
 * Puts what every page needs into two files behind the entry instead of dozens: React, and
 * everything else. Neither holds anything the entry uses, and what they import is in one of the
 * two or in the entry, so that no files wait for each other in a circle.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let parts: Parts | null = null;
  return [
    {
      debugName: "page",
      name: (id, modules) => {
        parts ??= partsOfPage((module) => modules.getModuleInfo(module));
        if (parts.entry.has(id)) return "index";
        if (!parts.app.has(id)) return null;
        return REACT.test(id) ? "react" : "app";
      },
    },
  ];
}

interface Parts {
  readonly entry: ReadonlySet<string>;
  readonly app: ReadonlySet<string>;
}

function partsOfPage(infoOf: InfoOf): Parts {
  const entry = withImports([ENTRY], infoOf);
  return { entry, app: new Set([...withImports(APP, infoOf)].filter((id) => !entry.has(id))) };
}

/** The modules and everything they import statically. */
function withImports(ids: readonly string[], infoOf: InfoOf, found = new Set<string>()) {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    withImports(infoOf(id)?.importedIds ?? [], infoOf, found);
  }
  return found;
}
