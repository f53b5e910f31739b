import { expect } from "vitest";
import { routes } from "@/config/routes";
import { LANGUAGES } from "@/domain/text/language";
import { legalTexts } from "@/i18n/site/legal-texts";
import { tenant } from "@/tenant-configs/resto-bobingen";
import { resetBackend } from "@/test/harness/admin";
import { brokenTexts } from "../support/broken-texts";
import { openMenu } from "../support/cart";
import { browserTest } from "../support/e2e-test";
import { resize } from "../support/screen-problems";

const { phones } = tenant;
const it = browserTest.extend("seeded", { auto: true }, () => resetBackend());

it.for([320, 360, 390])(
  "breaks no word of the home page at a width of %i px",
  async (width, { newVisitor }) => {
    for (const language of LANGUAGES) {
      const { page } = await newVisitor({ viewport: { width, height: 844 }, language });
      await openMenu(page);
      // The page lays out parts that are far below only when they come near.
      await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.getByRole("contentinfo").waitFor();
      await page.evaluate("document.fonts.ready.then(() => true)");
      await expect.poll(() => page.locator(".areas td").count()).toBeGreaterThan(0);
      expect(await brokenTexts(page, /[\p{L}\p{N}]+/gu)).toEqual([]);
    }
  },
);

it("breaks no telephone number of the legal pages on any phone", async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const broken: string[] = [];
  for (const name of ["impressum", "datenschutz", "agb", "barrierefreiheit"] as const) {
    await page.goto(routes.legal(name));
    await page.getByRole("heading", { level: 1, name: legalTexts.de.titles[name] }).waitFor();
    await page.evaluate("document.fonts.ready.then(() => true)");
    const text = await page.getByRole("article").innerText();
    expect(phones.filter((phone) => text.includes(phone)).length).toBeGreaterThan(0);
    for (let width = 320; width <= 430; width += 5) {
      await resize(page, { width, height: 844 });
      const found = await brokenTexts(page, new RegExp(phones.join("|"), "g"));
      broken.push(...found.map((phone) => `${phone} on ${name} at ${width} px`));
    }
  }
  expect(broken).toEqual([]);
});
