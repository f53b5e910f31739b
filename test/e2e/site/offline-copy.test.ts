import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { browserTest as it } from "../support/e2e-test";
import { startUpdatedSite } from "../support/updated-site";

/** Opens the page and waits until the service worker controls it. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname);
  });

it("shows a labelled copy of the menu while offline, but none for Firebase's reserved paths", async ({
  newVisitor,
}) => {
  const { context, page, faults } = await newVisitor();
  await openWithWorker(page, "/");
  await expect.poll(() => cachedPaths(page)).toEqual(["/offline.html", "/icon.svg"]);

  await context.setOffline(true);
  for (const address of ["/", "/order"]) {
    await page.goto(address);
    await page.getByText("Sie sind offline und sehen eine gespeicherte Kopie").waitFor();
    await page.getByText(/Stand: \d+\.\d+\.\d{4}/).waitFor();
    expect(await page.locator("li b").count()).toBeGreaterThan(40);
    expect(await page.getByRole("button").count()).toBe(0);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  const reserved = await context.newPage();
  await expect(reserved.goto("/__/auth/handler")).rejects.toThrow("ERR_INTERNET_DISCONNECTED");

  await context.setOffline(false);
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await page.locator("#root > *").first().waitFor();
  expect(faults).toEqual([]);
});

it("offers a reload once a new version is deployed", async ({ newVisitor }) => {
  const site = await startUpdatedSite();
  onTestFinished(() => site.stop());
  const { page } = await newVisitor();
  const offer = page.getByRole("status").filter({ hasText: "Diese Seite wurde aktualisiert" });
  await openWithWorker(page, site.url);
  expect(await offer.count()).toBe(0);

  site.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await offer.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await offer.getByRole("button", { name: "Später" }).click();
  await offer.waitFor({ state: "detached" });
});
