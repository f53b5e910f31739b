import { expect } from "vitest";
import { formatPrice } from "@/domain/text/format";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { partyTexts } from "@/i18n/menu/party-texts";
import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { openMenu } from "../support/cart";
import { browserTest } from "../support/e2e-test";
import { problemsAtWidths, screenProblems } from "../support/screen-problems";

const texts = partyTexts.de;

browserTest(
  "a whole table is planned for people, diets and budget, changed, put into the cart and taken out again",
  async ({ newVisitor }) => {
    const { page, faults } = await newVisitor();
    await openMenu(page);
    // By keyboard only, until the table stands.
    await page.getByRole("button", { name: menuTexts.de.party }).press("Enter");
    const sheet = page.getByRole("dialog", { name: texts.title });
    await sheet.getByRole("button", { name: texts.more(texts.groups.vegan) }).press("Enter");
    const budget = sheet.getByLabel(texts.budget);
    await budget.fill("viel");
    await budget.press("Enter");
    await sheet.getByText(texts.budgetInvalid).waitFor();
    await budget.fill("80");
    await budget.press("Enter");
    await sheet.getByRole("heading", { name: texts.course.main(4, 4, "1 vegan") }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(texts.result);
    expect(await screenProblems(page, "party", ".party")).toEqual([]);

    const dishes = sheet.locator(".party__name");
    const first = (await dishes.first().textContent()) ?? "";
    const swap = sheet.getByLabel(texts.swapDish(first));
    const [, other = ""] = (await swap.locator("option").allTextContents()).map(
      (text) => text.split(" · ")[0] ?? "",
    );
    await swap.selectOption({ index: 1 });
    await sheet.getByText(other, { exact: true }).waitFor();
    const last = (await dishes.last().textContent()) ?? "";
    const count = await dishes.count();
    await sheet.getByRole("button", { name: texts.remove(last) }).click();
    await expect.poll(() => dishes.count()).toBe(count - 1);

    const order = sheet.getByRole("link");
    const price = ((await order.textContent()) ?? "").split(" · ")[1] ?? "";
    await order.click();
    await page.getByText(checkoutTexts.de.inCart(count - 1)).waitFor();
    // The server's quote is the table's total.
    await expect
      .poll(() => page.getByTestId("receipt-total").first().textContent())
      .toContain(price);
    expect(Number(price.replace(/[^\d]/g, ""))).toBeLessThanOrEqual(8000);
    await page.getByRole("button", { name: cartTexts.de.undo }).click();
    await page.getByText(checkoutTexts.de.emptyTitle).waitFor();
    expect(faults).toEqual([]);
  },
);

browserTest(
  "a budget that is too small shows the cheapest table and what is missing",
  async ({ newVisitor }) => {
    const { page } = await newVisitor({ colorScheme: "dark", language: "en" });
    await openMenu(page);
    await page.getByRole("button", { name: menuTexts.en.party }).click();
    const sheet = page.getByRole("dialog", { name: partyTexts.en.title });
    await sheet.getByLabel(partyTexts.en.budget).fill("20");
    await sheet.getByRole("button", { name: partyTexts.en.plan }).click();
    const total = (await sheet.getByRole("link").textContent())?.split(" · ")[1] ?? "";
    const missing = Math.round(Number(total.replace(/[^\d.]/g, "")) * 100) - 2000;
    await sheet.getByText(partyTexts.en.short(formatPrice(missing, "en"))).waitFor();
    expect(await problemsAtWidths(page, "party", { within: ".party" })).toEqual([]);
  },
);
