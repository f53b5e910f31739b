import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { configuredSite } from "@/hosting/site/configured-site";
import { hostingTargets } from "@/hosting/targets";
import { activeMenuPlugin } from "@/hosting/vite/active-menu-plugin";
import { siteAliases } from "@/hosting/vite/site-aliases";
import { tenant as configured } from "@/tenant-configs/active";
import { menu } from "@/tenant-configs/active-menu";
import { tenants } from "@/tenant-configs/index";

it("selects configuration and menu of the compiled key without a build", () => {
  expect(configured?.key).toBe(__RESTO_KEY__);
  expect(menu?.items.length).toBeGreaterThan(8);
});

it.each(Object.entries(tenants))("replaces the configuration for %s", async (_key, tenant) => {
  const aliases = siteAliases(tenant);
  expect((await import(aliases["@/tenant-configs/active"] ?? "")).tenant).toEqual(tenant);
});

/** Source of the active menu on the development server. */
function sourceOf(mode: string): string {
  const { resolveId, load } = activeMenuPlugin(configuredSite(mode));
  return load(resolveId("@/tenant-configs/active-menu") ?? "") ?? "";
}

const restaurants = hostingTargets
  .map(({ target }) => target)
  .filter((each) => each !== "superadmin");

it.each(restaurants)("the menu of %s is its file with a drawing for every dish", (target) => {
  const [, file = "", drawings = ""] =
    /from ("[^"]+");\nconst drawings = (.*);\n/.exec(sourceOf(target)) ?? [];
  expect(existsSync(JSON.parse(file))).toBe(true);
  expect(JSON.parse(drawings)).toHaveLength(configuredSite(target).menu?.items.length ?? 0);
});

it("leaves out every menu for the admin site and for a build without a key", () => {
  for (const mode of ["superadmin", "none"])
    expect(sourceOf(mode)).toBe("export const menu = null, texts = [];");
});
