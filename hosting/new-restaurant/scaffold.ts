import type { MenuInput } from "@/domain/menu/menu.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { configurationName } from "../vite/active-tenant-plugin";

/** Files of the repository by path. */
export type Files = Readonly<Record<string, string>>;

/** Files every new restaurant is entered in. */
export const ENTERED_IN = {
  list: "tenant-configs/index.ts",
  menus: "tenant-configs/load-menu.ts",
  targets: "hosting/targets.ts",
} as const;

/** Puts a line before the first one that matches. */
function insertBefore(text: string, pattern: RegExp, line: string, file: string): string {
  if (!pattern.test(text)) throw new Error(`${file} has no line like ${pattern}`);
  return text.replace(pattern, (found) => `${line}\n${found}`);
}

/** No title may end the comment it stands in. */
function inComment(title: string): string {
  return title.replaceAll("*/", "* /");
}

/** Values that are shared are named instead of spelled out. */
function recordSource({ hours, add_ons: _legend, ...record }: Restaurant): string {
  const json = JSON.stringify(record, null, 2).replace(/\n\}$/, ",");
  const days = Object.entries(hours).map(
    ([day, pairs]) => `    ${day}: ${pairs ? "lunchAndDinner" : "null"},`,
  );
  return `${json}\n  "hours": {\n${days.join("\n")}\n  },\n  "add_ons": { ...addOns, ...additionalAddOns },\n}`;
}

function configurationFile(record: Restaurant): string {
  return `import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { addOns } from "./add-ons";
import { additionalAddOns } from "./additional-add-ons";
import { lunchAndDinner } from "./typical-hours";

/** ${inComment(record.title)} in ${record.address.city}. */
export const ${configurationName(record.key)}: Restaurant = ${recordSource(record)};
`;
}

function menuFile(record: Restaurant, menu: MenuInput): string {
  return `import type { MenuInput } from "@/domain/menu/menu.schema";

/** The menu of ${inComment(record.title)}. */
export const menu: MenuInput = ${JSON.stringify(menu, null, 2)};
`;
}

/**
 * The files a new restaurant adds and changes.
 * @param current text of the files of {@link ENTERED_IN}
 */
export function scaffold(record: Restaurant, menu: MenuInput, current: Files): Files {
  const { key } = record;
  const name = configurationName(key);
  const { list, menus, targets } = ENTERED_IN;
  const withImport = insertBefore(
    current[list] ?? "",
    /^import \{ restoSuperadmin \}/m,
    `import { ${name} } from "./${key}";`,
    list,
  );
  return {
    [`tenant-configs/${key}.ts`]: configurationFile(record),
    [`tenant-configs/menus/${key}.ts`]: menuFile(record, menu),
    [list]: insertBefore(withImport, /^ {2}"resto-superadmin":/m, `  "${key}": ${name},`, list),
    [menus]: insertBefore(
      current[menus] ?? "",
      /^\]\);$/m,
      `  ["${key}", () => import("./menus/${key}")],`,
      menus,
    ),
    [targets]: insertBefore(
      current[targets] ?? "",
      /^ {2}target\("superadmin"/m,
      `  target("${key}", "${key}"),`,
      targets,
    ),
  };
}
