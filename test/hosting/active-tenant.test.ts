import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";
import { configurationName, withoutOtherMenus } from "@/hosting/vite/active-tenant-plugin";
import { configuredTenant } from "@/tenant-configs/active";
import { tenants } from "@/tenant-configs/index";

it.each(Object.keys(tenants))("finds the configuration of %s by its key", (key) => {
  const file = join(repoRoot, `tenant-configs/${key}.ts`);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(`export const ${configurationName(key)}:`);
});

it("is that of the compiled key where no site is built", () => {
  expect(configuredTenant?.key).toBe(__RESTO_KEY__);
});

it("leaves a site its own menu alone", () => {
  const list = readFileSync(join(repoRoot, "tenant-configs/load-menu.ts"), "utf8");
  const files = (source: string) => source.match(/import\("\.\/menus\/[^"]+"\)/g);
  expect(files(list)?.length).toBeGreaterThan(8);
  expect(files(withoutOtherMenus(list, "le-vie"))).toEqual(['import("./menus/le-vie")']);
  expect(files(withoutOtherMenus(list, "resto-superadmin"))).toBeNull();
});
