import type { Plugin } from "vite";

const ACTIVE_MODULE = /\/tenant-configs\/active\.ts$/;

/** Name under which a configuration is exported: its key in camel case. */
export function configurationName(key: string): string {
  return key.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Puts the configuration of the site that is built in the place of `tenant-configs/active.ts`,
 * which imports all of them. Tests and scripts use that module as it stands.
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
  };
}
