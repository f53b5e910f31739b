import type { Page } from "playwright-core";
import { expect } from "vitest";
import { LANGUAGES, type Language } from "@/domain/text/language";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { MISO, openMenu, storedCart } from "../support/cart";
import { fillContact, placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";

const hasLanguage = (page: Page, language: Language) =>
  page.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
const switchTo = (page: Page, language: "English" | "Deutsch") =>
  page.getByRole("button", { name: language }).click();

it("starts in English in an Australian browser, and in German once the guest has chosen it", async ({
  newVisitor,
}) => {
  const { page, faults } = await newVisitor({ locale: "en-AU" });
  await openMenu(page);
  await hasLanguage(page, "en");
  await page.getByRole("heading", { name: "Starters", exact: true }).waitFor();
  await switchTo(page, "Deutsch");
  await page.reload();
  await page.getByRole("heading", { name: "Vorspeisen", exact: true }).waitFor();
  await hasLanguage(page, "de");
  expect(faults).toEqual([]);
});

it("starts in German, switches to English, remembers the language, and formats prices by language and dates as D.M.YYYY", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ stored: storedCart(MISO, MISO) });
  await openMenu(page);
  await hasLanguage(page, "de");
  await page.getByText("8,40 €").first().waitFor({ state: "attached" });

  await switchTo(page, "English");
  await page.getByRole("button", { name: "View cart €8.40" }).waitFor();
  await hasLanguage(page, "en");
  await page.reload();
  await page.getByRole("button", { name: "View cart €8.40" }).waitFor();
  await hasLanguage(page, "en");

  await page.goto("/order");
  await page.getByRole("button", { name: checkoutTexts.en.placeOrder }).waitFor();
  await page.getByText("−€0.84").waitFor();

  const labels = {
    de: /\b(Mo|Di|Mi|Do|Fr|Sa|So) [1-9]\d?\.[1-9]\d?\.20\d\d,/,
    en: /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) [1-9]\d?\.[1-9]\d?\.20\d\d,/,
  };
  await switchTo(page, "Deutsch");
  await fillContact(page);
  await placeOrder(page);
  for (const language of LANGUAGES) {
    if (language === "en") await switchTo(page, "English");
    const ordered = page
      .getByLabel(ordersTexts[language].details)
      .locator("div", { hasText: ordersTexts[language].ordered });
    expect(await ordered.innerText()).toMatch(labels[language]);
    await page
      .getByText(language === "de" ? "7,56 €" : "€7.56")
      .first()
      .waitFor();
  }
  await page.getByText("Miso soup").waitFor();
  await page.getByRole("link", { name: ordersTexts.en.back }).click();
  await page.getByText(/^Pickup · [1-9]\d?\.[1-9]\d?\.20\d\d, \d\d:\d\d/).waitFor();
});
