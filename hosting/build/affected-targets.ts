import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { hostingTargets } from "../targets";

/** Paths that no site contains. */
const WITHOUT_EFFECT =
  /^(?:docs|test|\.github|\.ci|functions(?!\/photos\/)|hosting\/(?:alerts|export|local|migrations|rehearsal|restore|new-restaurant))\/|^[^/]+\.(?:md|rules|indexes\.json)$|^(?:LICENSE|\.editorconfig|\.gitignore|\.firebaserc|renovate\.json|biome\.json|fireemu(?:\.rules)?\.json|(?:knip|vitest\.config)\.ts)$/;

/** Files of one tenant: configuration, menu, photographs. */
const OF_TENANT = /^tenant-configs\/(?:menus\/|photos\/)?([a-z0-9-]+)(?:\.ts$|\/)/;

const LOGO = /^tenant-configs\/logos\/([^/]+)$/;

/** The list of tenants follows from their files. */
const LISTS = /^(?:tenant-configs\/index\.ts|firebase\.json)$/;

/**
 * The hosting targets whose sites can differ after a change of these files. A tenant's files change its
 * site, those of the same owner (they name each other), and the admin site, which lists all tenants.
 * @param files paths in the repository
 */
export function affectedTargets(
  files: readonly string[],
  tenants: Readonly<Record<string, Tenant>>,
): string[] {
  const all = Object.values(tenants);
  const changed = new Set<string>();
  const add = (those: readonly Tenant[]) => {
    for (const { key } of those) changed.add(key);
  };
  for (const file of files) {
    if (WITHOUT_EFFECT.test(file)) continue;
    if (LISTS.test(file)) {
      add(all.filter(isSuperTenant));
      continue;
    }
    const logo = LOGO.exec(file)?.[1];
    if (logo !== undefined) {
      add(all.filter((tenant) => hasLogo(tenant, logo)));
      continue;
    }
    const tenant = tenants[OF_TENANT.exec(file)?.[1] ?? ""];
    add(
      tenant && !isSuperTenant(tenant) ? all.filter((other) => containsDataOf(other, tenant)) : all,
    );
  }
  return hostingTargets.filter(({ restoKey }) => changed.has(restoKey)).map(({ target }) => target);
}

function hasLogo(tenant: Tenant, file: string): boolean {
  return !isSuperTenant(tenant) && (tenant.logo?.file === file || tenant.logo?.dark === file);
}

/** Whether the site of a tenant contains data of another one. */
function containsDataOf(tenant: Tenant, other: Exclude<Tenant, { super: true }>): boolean {
  return isSuperTenant(tenant) || tenant.owner === other.owner;
}
