import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { tenants } from "@/tenant-configs/index";
import { sistersOf } from "@/tenant-configs/sisters-of";
import { TENANTS_CHUNK } from "../site/site-files";
import { type HostingTarget, ownTenants, projectOf } from "../targets";
import type { BuiltFile } from "./built-file";

const TENANTS_FILE = new RegExp(`^assets/${TENANTS_CHUNK}-[\\w-]+\\.js$`);
/** A configuration in a minified script: its key, quoted in any way. */
const CONFIGURATION = /\bkey["']?:\s*["'`]([a-z0-9-]+)["'`]/g;

/**
 * Proves that all configurations of the project ship as one file, and that no page of a guest loads
 * that of another tenant: no other file of a restaurant's site contains such a configuration or names
 * that file, so that neither a script nor a page can request it. The other restaurants of the owner may
 * be known.
 */
export function foreignConfigurationProblems(
  files: readonly BuiltFile[],
  target: HostingTarget,
): string[] {
  const { restoKey } = target;
  const shipped = files.filter(({ name }) => TENANTS_FILE.test(name));
  const [tenantsFile] = shipped;
  if (!tenantsFile || shipped.length > 1) {
    return [
      `has ${shipped.length} files with all configurations, expected 1 (assets/${TENANTS_CHUNK}-….js)`,
    ];
  }
  const own = ownTenants(tenants, projectOf(target));
  const absent = Object.keys(own).filter((key) => !keysIn(tenantsFile).has(key));
  const incomplete = absent.map((key) => `${tenantsFile.name}: lacks the configuration of ${key}`);
  const tenant = tenants[restoKey];
  if (tenant && isSuperTenant(tenant)) return incomplete;
  const known = new Set([restoKey, ...sistersOf(tenant, tenants).map(({ key }) => key)]);
  const base = tenantsFile.name.slice("assets/".length);
  const others = files.filter((file) => file !== tenantsFile);
  return [
    ...incomplete,
    ...others
      .filter(({ text }) => text.includes(base))
      .map(({ name }) => `${name}: loads ${tenantsFile.name}, which no guest needs`),
    ...others.flatMap((file) =>
      [...keysIn(file)]
        .filter((key) => !known.has(key) && Object.hasOwn(tenants, key))
        .map((key) => `${file.name}: contains the configuration of ${key}`),
    ),
  ];
}

function keysIn({ text }: BuiltFile): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(CONFIGURATION), ([, key = ""]) => key));
}
