import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { accountTexts } from "@/i18n/account/account-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { MISO, storedCart } from "../support/cart";
import { choose, field, fillSignIn, openCheckout, orderButton } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";

const texts = checkoutTexts.de;
const MAX_HEIGHT_PX = 2200;
const viewport = { width: 390, height: 844 };
const stored = storedCart("starter-platter", "starter-platter", MISO, "edamame");

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Whether the order button is on the screen and nothing covers it. */
function isButtonInReach(page: Page): Promise<boolean> {
  return orderButton(page).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && button.contains(hit);
  });
}

it("the checkout fits into 2,200 px on a phone, with the order button always in reach, before and after signing in", async ({
  newVisitor,
}) => {
  const { page, faults } = await newVisitor({ viewport, stored });
  await openCheckout(page);
  await expectShortCheckout(page);
  await page.goto("/system");
  await fillSignIn(page, "gast@example.com", DEMO_PASSWORD);
  await page.getByRole("heading", { name: accountTexts.de.signedIn }).waitFor();
  await openCheckout(page);
  await page.getByText(texts.signedInAs("gast@example.com")).waitFor();
  await expectShortCheckout(page);
  expect(faults).toEqual([]);
});

async function expectShortCheckout(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link").first().waitFor();
  expect(await footer.getByRole("table").count()).toBe(0);
  expect(await heightOf(page)).toBeLessThan(MAX_HEIGHT_PX);
  expect(await isButtonInReach(page)).toBe(true);

  await choose(page, texts.delivery);
  await field(page, texts.zip.label).fill("86343");
  await page
    .getByTestId("delivery-terms")
    .getByText(/Königsbrunn/)
    .waitFor();
  expect(await heightOf(page)).toBeLessThan(MAX_HEIGHT_PX);
  for (const top of [0, 600, 10_000]) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    expect(await isButtonInReach(page)).toBe(true);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
}
