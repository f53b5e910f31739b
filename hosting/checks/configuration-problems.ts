import * as z from "zod/mini";
import { menuIssueMessages } from "@/domain/menu/draft/menu-issue-messages";
import { menuSchema } from "@/domain/menu/menu.schema";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { logoSchema } from "@/domain/tenant/logo.schema";
import {
  restaurantSchema,
  superTenantSchema,
  type Tenant,
} from "@/domain/tenant/restaurant.schema";
import { schemaProblems } from "../lib/schema-problems";
import { restaurantProblems } from "./restaurant-problems";

/**
 * Problems of a tenant's configuration and menu, one line each: file, path of the field, and what
 * is expected.
 * @param restoKey the key under which the tenant is listed
 * @param menu content of the menu file; ignored for the admin site
 */
export function configurationProblems(restoKey: string, tenant: Tenant, menu: unknown): string[] {
  const tenantProblems = tenantFieldProblems(restoKey, tenant);
  const tenantLines = tenantProblems.map((line) => `tenant-configs/${restoKey}.ts: ${line}`);
  if (isSuperTenant(tenant)) return tenantLines;
  const invalid = schemaProblems(menuSchema, menu);
  const parsed = menuSchema.safeParse(menu);
  // Checks of menu and restaurant together need both to be valid.
  const inconsistent =
    parsed.success && tenantProblems.length === 0 ? menuIssueMessages(parsed.data, tenant) : [];
  const menuLines = [...invalid, ...inconsistent].map(
    (line) => `tenant-configs/menus/${restoKey}.ts: ${line}`,
  );
  return [...tenantLines, ...menuLines];
}

function tenantFieldProblems(restoKey: string, tenant: Tenant): string[] {
  const schema = isSuperTenant(tenant) ? superTenantSchema : restaurantSchema;
  const { logo, ...stored } = isSuperTenant(tenant) ? { ...tenant, logo: undefined } : tenant;
  const problems = [
    ...schemaProblems(schema, stored),
    ...(logo === undefined ? [] : schemaProblems(z.strictObject({ logo: logoSchema }), { logo })),
  ];
  if (problems.length > 0) return problems;
  const { key, url } = tenant;
  return [
    ...(isSuperTenant(tenant) ? [] : restaurantProblems(tenant)),
    ...(key === restoKey ? [] : [`key: expected ${restoKey}, is ${key}`]),
    ...(url === new URL(url).origin
      ? []
      : [`url: expected the address of a site, such as ${new URL(url).origin}, is ${url}`]),
  ];
}
