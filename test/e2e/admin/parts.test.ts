import { expect, inject } from "vitest";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { accountTexts } from "@/i18n/account/account-texts";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { auditTexts } from "@/i18n/admin/audit-texts";
import { shellTexts } from "@/i18n/site/shell-texts";
import { shopTest as it } from "../support/e2e-test";
import { startLossySite } from "../support/lossy-site";
import { TABLET } from "../support/order-board";

const texts = adminTexts.de;

it("signs in and opens every page of the admin site although each loads only at the fourth attempt", async ({
  newVisitor,
  onTestFinished,
}) => {
  const site = await startLossySite(inject("adminUrl"));
  onTestFinished(() => site.stop());
  const { page, context, faults } = await newVisitor({ site: site.url, viewport: TABLET });
  context.setDefaultTimeout(60_000);
  await page.goto("/");
  await page.evaluate(() => void Reflect.set(window, "isSamePage", true));
  await page.getByLabel(accountTexts.de.email.label).fill("admin@example.com");
  await page.getByLabel(accountTexts.de.password.label, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: accountTexts.de.signIn, exact: true }).click();
  const links = page.getByRole("navigation", { name: texts.navigation }).getByRole("link");
  await links.first().waitFor();
  const count = await links.count();
  expect(count).toBeGreaterThan(8);
  for (let index = 0; index < count; index += 1) {
    await links.nth(index).click();
    // The router keeps the last page, its heading and its current link until the next has loaded.
    await links.nth(index).and(page.locator("[aria-current=page]")).waitFor();
    await page.getByRole("main").getByRole("heading").first().waitFor();
    await page.getByText(shellTexts.de.errorTitle).waitFor({ state: "detached" });
  }
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage") === true)).toBe(true);
  // At least one part of every page, three times each.
  expect(site.dropped()).toBeGreaterThan(3 * count);
  expect(faults).toEqual([]);
}, 400_000);

it("opens a page of the admin site when the device is online again", async ({ newVisitor }) => {
  const { page, context } = await newVisitor({ site: inject("adminUrl"), viewport: TABLET });
  // The service worker would load the page all the same: Chromium takes only pages off the network.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await page.goto("/");
  await page.getByLabel(accountTexts.de.email.label).fill("admin@example.com");
  await page.getByLabel(accountTexts.de.password.label, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: accountTexts.de.signIn, exact: true }).click();
  const link = page
    .getByRole("navigation", { name: texts.navigation })
    .getByRole("link", { name: texts.audit });
  await link.waitFor();
  await context.setOffline(true);
  await link.click();
  await page.getByText(shellTexts.de.waiting).waitFor();
  await context.setOffline(false);
  await page.getByRole("heading", { level: 1, name: auditTexts.de.title }).waitFor();
  await expect.poll(() => page.getByText(shellTexts.de.waiting).count()).toBe(0);
});
