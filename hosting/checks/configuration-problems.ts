import { menuIssueMessages } from "@/domain/menu/draft/menu-issue-messages";
import { menuSchema } from "@/domain/menu/menu.schema";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import {
  restaurantSchema,
  superTenantSchema,
  type Tenant,
} from "@/domain/tenant/restaurant.schema";
import type { HostingTarget } from "../targets";
import { readableProblems } from "./readable-problems";
import { restaurantProblems } from "./restaurant-problems";

/**
 * What is wrong with a tenant's configuration and menu, one line each: the file, the field's
 * path, what is expected.
 * @param menu as it stands in its file; not looked at for the admin site
 */
export function configurationProblems(
  target: Pick<HostingTarget, "restoKey" | "domain">,
  tenant: Tenant,
  menu: unknown,
): string[] {
  const file = `tenant-configs/${target.restoKey}.ts`;
  const menuFile = `tenant-configs/menus/${target.restoKey}.ts`;
  const isSuper = isSuperTenant(tenant);
  const form = readableProblems(isSuper ? superTenantSchema : restaurantSchema, tenant);
  const own = [
    ...form,
    ...(isSuper || form.length > 0 ? [] : restaurantProblems(tenant)),
    tenant.key === target.restoKey ? "" : `key: expected ${target.restoKey}, is ${tenant.key}`,
    tenant.url === `https://${target.domain}`
      ? ""
      : `url: expected https://${target.domain} as in hosting/targets.ts, is ${tenant.url}`,
  ].filter((line) => line !== "");
  const named = own.map((line) => `${file}: ${line}`);
  if (isSuper) return named;
  const shape = readableProblems(menuSchema, menu);
  const parsed = menuSchema.safeParse(menu);
  const within = parsed.success && own.length === 0 ? menuIssueMessages(parsed.data, tenant) : [];
  return [...named, ...[...shape, ...within].map((line) => `${menuFile}: ${line}`)];
}
