import { join } from "node:path";
import type { Rolldown } from "vite";
import { repoRoot } from "../lib/repo-root";
import { withStaticImports } from "./module-graph";

/** Small pages that managers use one after another. */
const OFFICE = [
  "audit/audit-page.tsx",
  "guests/guests-page.tsx",
  "health/health-page.tsx",
  "overview/overview-page.tsx",
  "reports/reports-page.tsx",
  "team/team-page.tsx",
].map((path) => join(repoRoot, "src/features/admin", path));

const FIREBASE = /\/node_modules\/(@firebase|firebase)\//;

/** Firebase's large parts, which load one by one: the sign-in form does not wait for Firestore. */
const FIREBASE_PART = /\/node_modules\/@firebase\/(auth|firestore|functions|storage)\//;
const FIRESTORE = /\/node_modules\/@firebase\/firestore\//;

/**
 * Bundles what several pages of the admin site share into `shared`, what loads with Firestore into
 * `queries`, and the small pages into `office`. In dozens of chunks of less than 1 kB they would need
 * 4% more bytes.
 */
export function adminChunkGroups(): Rolldown.CodeSplittingGroup[] {
  let office: ReadonlySet<string> | null = null;
  return [
    {
      debugName: "shared",
      minShareCount: 2,
      name: (id, modules) => {
        if (FIREBASE.test(id)) return null;
        const needed = withStaticImports([id], (module) => modules.getModuleInfo(module));
        return [...needed].some((each) => FIREBASE_PART.test(each)) ? null : "shared";
      },
    },
    {
      debugName: "queries",
      name: (id, modules) => {
        if (id.includes("/node_modules/")) return null;
        const needed = withStaticImports([id], (module) => modules.getModuleInfo(module));
        return [...needed].some((each) => FIRESTORE.test(each)) ? "queries" : null;
      },
    },
    {
      debugName: "office",
      name: (id, modules) => {
        office ??= withStaticImports(OFFICE, (module) => modules.getModuleInfo(module));
        return office.has(id) && !FIREBASE.test(id) ? "office" : null;
      },
    },
  ];
}
