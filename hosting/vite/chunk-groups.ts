import { join } from "node:path";
import type { Rolldown } from "vite";
import { repoRoot } from "../lib/repo-root";
import { type InfoOf, withStaticImports } from "./module-graph";

const source = (path: string) => join(repoRoot, "src", path);

/** Runs first, with the security check. */
const ENTRY = source("index.html");

/** Loaded by every page after the entry. */
const APP = [
  "app/first-screen/mount.tsx",
  "shells/customer/customer-shell.tsx",
  "shells/admin/admin-shell.tsx",
].map(source);

/** Loaded by the restaurant page without being asked, once it is hydrated. */
const HOME = [
  "app/updates/watch-updates.ts",
  "features/home/delivery-check/delivery-check.tsx",
  "features/home/delivery-check/fulfilment-time.tsx",
  "features/home/opening/opening-button.tsx",
  "features/menu/dish/sharing-chooser.tsx",
].map(source);

/** Small and shared by most other parts: one file with the library instead of one for each. */
const SCHEMAS = [
  "domain/contact/contact.schema.ts",
  "domain/delivery/delivery-address.schema.ts",
  "domain/ids/resto-key.schema.ts",
  "domain/menu/options/choices.schema.ts",
  "domain/menu/passport/passport-text.schema.ts",
  "domain/order/payment-status.schema.ts",
  "domain/tenant/opening-interval.schema.ts",
  "domain/tenant/payment-methods.schema.ts",
  "domain/tenant/table.schema.ts",
  "domain/text/language.schema.ts",
  "domain/text/localized-text.schema.ts",
  "state/parse-with.ts",
].map(source);

/** Changes rarely, so that returning guests have it in their cache. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/** Functions that the bundler adds for the chunks of CommonJS modules. */
const BUNDLER = /^\0rolldown\/runtime/;

/**
 * Bundles the modules that every page needs into three chunks instead of dozens: `index` (the entry),
 * `react` and `app`, and those that the restaurant page adds into `home`. Their static imports are in
 * one of the four too, which prevents circular imports between chunks. The same holds for `schemas`,
 * which loads on demand. Fewer files also shorten the list of files in `app`.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let page: PageModules | null = null;
  return [
    {
      debugName: "page",
      name: (id, modules) => {
        page ??= pageModules((module) => modules.getModuleInfo(module));
        if (page.entry.has(id) || BUNDLER.test(id)) return "index";
        if (page.home.has(id)) return "home";
        if (page.schemas.has(id)) return "schemas";
        if (!page.app.has(id)) return null;
        return REACT.test(id) ? "react" : "app";
      },
    },
  ];
}

interface PageModules {
  readonly entry: ReadonlySet<string>;
  readonly app: ReadonlySet<string>;
  readonly home: ReadonlySet<string>;
  readonly schemas: ReadonlySet<string>;
}

function pageModules(infoOf: InfoOf): PageModules {
  const entry = withStaticImports([ENTRY], infoOf);
  const app = without(withStaticImports(APP, infoOf), entry);
  const home = without(withStaticImports(HOME, infoOf), entry, app);
  const schemas = without(withStaticImports(SCHEMAS, infoOf), entry, app, home);
  return { entry, app, home, schemas };
}

function without(
  ids: ReadonlySet<string>,
  ...others: readonly ReadonlySet<string>[]
): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !others.some((other) => other.has(id))));
}
