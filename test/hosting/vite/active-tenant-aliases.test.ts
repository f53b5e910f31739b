import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { activeTenantAliases } from "@/hosting/vite/active-tenant-aliases";
import { tenant as configured } from "@/tenant-configs/active";
import { menu } from "@/tenant-configs/active-menu";
import { tenants } from "@/tenant-configs/index";

const ACTIVE = "@/tenant-configs/active";
const ACTIVE_MENU = "@/tenant-configs/active-menu";

it("selects configuration and menu of the compiled key without a build", () => {
  expect(configured?.key).toBe(__RESTO_KEY__);
  expect(menu?.items.length).toBeGreaterThan(8);
});

it.each(Object.entries(tenants))("replaces both modules for %s", async (_key, tenant) => {
  const aliases = activeTenantAliases(tenant);
  expect((await import(aliases[ACTIVE] ?? "")).tenant).toEqual(tenant);
  expect(existsSync(aliases[ACTIVE_MENU] ?? "")).toBe(true);
});

it("leaves out every menu for the admin site and for a build without a key", () => {
  for (const tenant of [tenants["resto-superadmin"] ?? null, null]) {
    expect(activeTenantAliases(tenant)[ACTIVE_MENU]).toMatch(/\/menus\/none\.ts$/);
  }
});
