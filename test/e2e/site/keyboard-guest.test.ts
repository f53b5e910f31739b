import type { Page } from "playwright-core";
import { expect } from "vitest";
import { allergenTexts } from "@/i18n/menu/allergen-texts";
import { finderTexts } from "@/i18n/menu/finder-texts";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { partyTexts } from "@/i18n/menu/party-texts";
import { passportFormTexts } from "@/i18n/menu/passport-form-texts";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { togetherLinkTexts } from "@/i18n/order/together-link-texts";
import { togetherTexts } from "@/i18n/order/together-texts";
import { pushTexts } from "@/i18n/site/push-texts";
import { cartBar, MISO, openMenu, storedCart } from "../support/cart";
import { field, waitForOrderPage } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { enter, tabTo } from "../support/keyboard";
import { allowNotifications } from "../support/notifications";
import { overflowOnNarrowScreen, screenProblems } from "../support/screen-problems";

const viewport = { width: 320, height: 640 };
const passport = { ...passportTexts.de, ...passportFormTexts.de };
const together = togetherTexts.de;

/** Problems of a part of the page at 320 px: axe, also in the dark, and sideways scrolling with large text. */
async function problemsOf(page: Page, screen: string, within: string): Promise<string[]> {
  const problems = await screenProblems(page, screen, within);
  const overflow = await overflowOnNarrowScreen(page, within);
  return [...problems, ...overflow.map((problem) => `${screen}: ${problem}`)];
}

it("filters the menu and sets an allergy passport by keyboard on 320 px", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ viewport });
  await openMenu(page);
  const filter = page.getByRole("search").getByRole("button", { name: menuTexts.de.filter });
  await enter(page, filter);
  const sheet = page.getByRole("dialog", { name: menuTexts.de.filter });
  await tabTo(page, sheet.getByLabel(finderTexts.de.without(allergenTexts.de.fish)));
  await page.keyboard.press("Space");
  const problems = await problemsOf(page, "filters", "dialog.sheet[open]");
  await enter(page, sheet.locator(".filter__end .button--primary"));
  await sheet.waitFor({ state: "detached" });
  expect(await filter.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press("Enter");
  await enter(page, sheet.getByRole("button", { name: passport.title }));
  const form = page.getByRole("dialog", { name: passport.title });
  await tabTo(page, form.getByLabel(allergenTexts.de.peanuts));
  await page.keyboard.press("Space");
  problems.push(...(await problemsOf(page, "passport", "dialog.sheet[open]")));
  await enter(page, form.getByRole("button", { name: passport.store }));
  await form.waitFor({ state: "detached" });
  await page
    .getByText(passport.unfit(passport.contains(allergenTexts.de.peanuts)))
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});

it("plans and orders a whole table by keyboard on 320 px", async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport });
  await openMenu(page);
  await enter(page, page.getByRole("button", { name: menuTexts.de.party }));
  const sheet = page.getByRole("dialog", { name: partyTexts.de.title });
  await tabTo(page, sheet.getByLabel(partyTexts.de.budget));
  await page.keyboard.type("80");
  const problems = await problemsOf(page, "party", ".party");
  await page.keyboard.press("Enter");
  await sheet.locator(".party__name").first().waitFor();
  problems.push(...(await problemsOf(page, "planned party", ".party")));
  await enter(page, sheet.getByRole("link"));
  await page.getByRole("button", { name: checkoutTexts.de.placeOrder }).waitFor();
  expect(problems).toEqual([]);
});

it("starts a group, orders for it and turns messages on by keyboard on 320 px", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ viewport, stored: storedCart(MISO, MISO) });
  await openMenu(page);
  await cartBar(page).focus();
  await page.keyboard.press("Enter");
  await enter(
    page,
    page.getByRole("dialog").getByRole("link", { name: togetherLinkTexts.de.link }),
  );
  await tabTo(page, page.getByLabel(together.name));
  await page.keyboard.type("Ada");
  const problems = await problemsOf(page, "joining", "main");
  await page.keyboard.press("Enter");
  await page.getByRole("img", { name: together.code }).waitFor();
  problems.push(...(await problemsOf(page, "group", "main")));
  await tabTo(page, page.getByRole("textbox", { name: together.link }));
  await enter(page, page.getByRole("button", { name: together.order, exact: true }));

  const name = field(page, checkoutTexts.de.name.label);
  await tabTo(page, name);
  await page.keyboard.type("Ada Gast");
  await tabTo(page, field(page, checkoutTexts.de.phone.label));
  await page.keyboard.type("089 99998-100");
  await enter(page, page.getByRole("button", { name: checkoutTexts.de.placeOrder }));
  await waitForOrderPage(page);
  await allowNotifications(page);
  const line = page.getByTestId("push-line");
  await line.getByText(pushTexts.de.about.order).waitFor();
  problems.push(...(await problemsOf(page, "asked for messages", "main")));
  await enter(page, line.getByRole("button", { name: pushTexts.de.turnOn }));
  await line.getByText(pushTexts.de.on).waitFor();
  problems.push(...(await problemsOf(page, "messages on", "main")));
  await tabTo(page, line.getByRole("button", { name: pushTexts.de.turnOff }));
  expect(problems).toEqual([]);
});
