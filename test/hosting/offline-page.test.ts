import { expect, it } from "vitest";
import { notFoundPage } from "@/hosting/site/not-found-page";
import { offlinePage } from "@/hosting/site/offline-page";
import { serviceWorkerScript } from "@/hosting/site/service-worker";
import { tenants } from "@/tenant-configs/index";
import { bundledMenu } from "@/test/harness/bundled-menu";
import { restaurants } from "@/test/tenant-configs/restaurants";

const DAY = Date.parse("2027-03-28T10:00:00Z");

it.each(restaurants)(
  "$key has an offline page with date and prices in both languages",
  (tenant) => {
    const menu = bundledMenu(tenant.key);
    const page = offlinePage(tenant, menu, DAY);
    expect(page).toContain("Stand: 28.3.2027");
    expect(page).toContain("As of 28.3.2027");
    expect(page.match(/<b>[^<]*€/g)).toHaveLength(menu.items.length * 2);
    // Self-contained: nothing to load, run or order with.
    expect(page).not.toMatch(/<script|<link|<button|src=|url\(/);
  },
);

it("the service worker contains its version and caches only the offline page and its icon", async () => {
  const script = await serviceWorkerScript("index-abc.js");
  expect(script).toContain("index-abc.js");
  expect(script).toContain("/__/");
  expect(script.match(/\/[a-z]+\.(?:html|svg)/g)).toEqual(["/offline.html", "/icon.svg"]);
  expect(script.length).toBeLessThan(2500);
});

it("the 404 page links the legal notice, except on the admin site", () => {
  for (const [key, tenant] of Object.entries(tenants)) {
    const links = notFoundPage(tenant).includes('href="/terms/impressum"');
    expect(links, key).toBe(key !== "resto-superadmin");
  }
});
