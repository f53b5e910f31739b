import { expect } from "vitest";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { DESKTOP, PHONE } from "../support/browser";
import { MISO, storedCart } from "../support/cart";
import { fillContact, openCheckout, placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";

const texts = receiptTexts.de;

const COMBINATIONS = [
  [PHONE, "light"],
  [PHONE, "dark"],
  [DESKTOP, "dark"],
  [DESKTOP, "light"],
] as const;

it("the receipt is printed without the rest of the page, black on white, at both widths and in both colour schemes", async ({
  newVisitor,
}) => {
  const stored = storedCart(MISO, MISO, "water-still");
  const { page, faults } = await newVisitor({ stored });
  await openCheckout(page);
  await fillContact(page);
  await placeOrder(page);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: texts.print }).click();
  await page.locator("html[data-printed]").waitFor();

  for (const [viewport, colorScheme] of COMBINATIONS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: "screen", colorScheme });
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ media: "print", colorScheme });
    const receipt = page.getByTestId("receipt");
    const printed = (await page.locator("body").innerText()).replaceAll("\u00a0", " ");
    for (const part of [
      "Resto Bobingen",
      "Am Lampionhof 3",
      "USt-IdNr. DE",
      "Beleg zur Bestellung",
    ]) {
      expect(printed).toContain(part);
    }
    for (const part of [
      "Misosuppe",
      "8,40 €",
      "Abholrabatt",
      "Pfand",
      "Gesamtbetrag",
      "7 %",
      "19 %",
      "Netto",
    ]) {
      expect(printed).toContain(part);
    }
    expect(printed).toContain("Barzahlung bei der Abholung");
    for (const part of [
      "Beleg drucken",
      "stornieren",
      "Impressum",
      "In Zubereitung",
      "Alle Bestellungen",
    ]) {
      expect(printed).not.toContain(part);
    }
    const colours = await receipt.evaluate((card) => {
      const total = card.querySelector("[data-testid=receipt-total]");
      return [getComputedStyle(card).backgroundColor, total && getComputedStyle(total).color];
    });
    expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
    expect((await page.pdf({ format: "A4" })).subarray(0, 4).toString()).toBe("%PDF");
  }
  expect(faults).toEqual([]);
});
