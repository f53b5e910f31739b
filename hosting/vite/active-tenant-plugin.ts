import type { Plugin } from "vite";

const ACTIVE_MODULE = /\/tenant-configs\/active\.ts$/;
const MENU_LIST = /\/tenant-configs\/load-menu\.ts$/;

/** A line of the list of menus: key and file. */
const MENU_LINE = /^ *\["([a-z0-9-]+)", \(\) => import\(.*\)\],\n/gm;

/** Name under which a configuration is exported: its key in camel case. */
export function configurationName(key: string): string {
  return key.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The list of menus with that of one restaurant alone. */
export function withoutOtherMenus(source: string, restoKey: string | null): string {
  return source.replace(MENU_LINE, (line, key: string) => (key === restoKey ? line : ""));
}

/**
 * Puts the configuration of the site that is built in the place of `tenant-configs/active.ts`,
 * which imports all of them, and leaves the other restaurants' menus out. Tests and scripts use
 * both modules as they stand.
 * @param restoKey null in a build without a key
 */
export function activeTenantPlugin(restoKey: string | null): Plugin {
  return {
    name: "resto-active-tenant",
    enforce: "pre",
    load(id) {
      if (!ACTIVE_MODULE.test(id)) return undefined;
      return restoKey === null
        ? "export const configuredTenant = undefined;"
        : `export { ${configurationName(restoKey)} as configuredTenant } from "./${restoKey}";`;
    },
    transform: (code, id) => (MENU_LIST.test(id) ? withoutOtherMenus(code, restoKey) : undefined),
  };
}
