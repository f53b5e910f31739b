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
 * Proves that the admin site ships all configurations of its project as one file, and that a
 * restaurant's site ships none but its own. The other restaurants of the owner may be known.
 */
export function foreignConfigurationProblems(
  files: readonly BuiltFile[],
  target: HostingTarget,
): string[] {
  const tenant = tenants[target.restoKey];
  return tenant && isSuperTenant(tenant)
    ? adminProblems(files, target)
    : guestProblems(files, target);
}

function adminProblems(files: readonly BuiltFile[], target: HostingTarget): string[] {
  const shipped = files.filter(({ name }) => TENANTS_FILE.test(name));
  const [tenantsFile] = shipped;
  if (!tenantsFile || shipped.length > 1) {
    return [
      `has ${shipped.length} files with all configurations, expected 1 (assets/${TENANTS_CHUNK}-….js)`,
    ];
  }
  const known = keysIn(tenantsFile);
  return Object.keys(ownTenants(tenants, projectOf(target)))
    .filter((key) => !known.has(key))
    .map((key) => `${tenantsFile.name}: lacks the configuration of ${key}`);
}

function guestProblems(files: readonly BuiltFile[], { restoKey }: HostingTarget): string[] {
  const known = new Set([restoKey, ...sistersOf(tenants[restoKey], tenants).map(({ key }) => key)]);
  return files.flatMap((file) =>
    [...keysIn(file)]
      .filter((key) => !known.has(key) && Object.hasOwn(tenants, key))
      .map((key) => `${file.name}: contains the configuration of ${key}`),
  );
}

function keysIn({ text }: BuiltFile): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(CONFIGURATION), ([, key = ""]) => key));
}
