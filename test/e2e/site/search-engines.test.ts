import { expect } from "vitest";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { MISO } from "../support/cart";
import { browserTest as it } from "../support/e2e-test";

it("opens in English from a `?lang=en` link and keeps that canonical URL", async ({
  newVisitor,
}) => {
  const { page, faults } = await newVisitor();
  await page.goto("/?lang=en");
  await page.getByRole("heading", { name: "Starters", exact: true }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  const canonical = page.locator("link[rel=canonical]");
  await expect.poll(() => canonical.getAttribute("href")).toBe(`${restoBobingen.url}/?lang=en`);
  expect(await page.locator("script[type='application/ld+json']").count()).toBe(1);
  expect(faults).toEqual([]);
});

it("serves icons, the manifest, robots.txt, the sitemap and the menu for Google", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor();
  for (const [path, type] of [
    ["/manifest.webmanifest", "manifest"],
    ["/icon.svg", "svg"],
    ["/icon-512.png", "png"],
    ["/picture.png", "png"],
    ["/robots.txt", "text/plain"],
    ["/sitemap.xml", "xml"],
    ["/menu-feed.json", "json"],
  ] as const) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toContain(type);
  }
});

it("shows messengers a shared dish and leads guests to it, or to similar ones", async ({
  newVisitor,
}) => {
  const { page, faults } = await newVisitor();
  const response = await page.request.get(`/dish/${MISO}/`);
  expect(await response.text()).toMatch(/og:title" content="Misosuppe – 4,20.€"/);
  await page.goto(`/dish/${MISO}/`);
  await page.getByRole("dialog", { name: "Misosuppe" }).waitFor();
  await page.goto("/dish/miso-unbekannt/");
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("searchbox").first().waitFor();
  expect(faults).toEqual([]);
});
