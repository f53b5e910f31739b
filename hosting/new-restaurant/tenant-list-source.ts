/** The file with the list of all tenants. */
export const TENANT_LIST_FILE = "tenant-configs/index.ts";

/** Sorted last, because it is not a restaurant. */
const ADMIN_KEY = "resto-superadmin";

/**
 * Source text of {@link TENANT_LIST_FILE}, unformatted. Tests compare the file with it.
 * @param keys keys of all tenants
 */
export function tenantListSource(keys: readonly string[]): string {
  const ordered = [...keys.filter((key) => key !== ADMIN_KEY), ADMIN_KEY];
  const imports = [...keys].sort().map((key) => {
    return `import { tenant as ${constantName(key)} } from "./${key}";`;
  });
  const entries = ordered.map((key) => `"${key}": ${constantName(key)},`);
  return `import type { Tenant } from "@/domain/tenant/restaurant.schema";
${imports.join("\n")}

/** Every tenant by its key. */
export const tenants: Record<string, Tenant> = {
${entries.join("\n")}
};
`;
}

/** The key in camel case with a suffix, so that no key collides with a reserved word. */
function constantName(key: string): string {
  return `${key.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Tenant`;
}
