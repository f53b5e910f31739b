import { expect } from "vitest";
import { EMPTY_PASSPORT, type Passport } from "@/domain/menu/passport/passport.schema";
import { allergenTexts } from "@/i18n/menu/allergen-texts";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { passportFormTexts } from "@/i18n/menu/passport-form-texts";
import { passportSummary } from "@/i18n/menu/passport-summary";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { cartTexts } from "@/i18n/order/cart-texts";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { adminTest as it } from "../support/admin-test";
import { addDish, MISO, openCart, openMenu, storedCart } from "../support/cart";
import { fillContact, openCheckout, placeOrder } from "../support/checkout";
import { problemsAtWidths, screenProblems } from "../support/screen-problems";

const texts = { ...passportTexts.de, ...passportFormTexts.de };
const peanuts = allergenTexts.de.peanuts;

it("a guest's passport marks the menu, the options of a dish and the cart, and can be deleted", async ({
  newVisitor,
}) => {
  const { page, faults } = await newVisitor();
  await openMenu(page);
  await page.getByRole("search").getByRole("button", { name: menuTexts.de.filter }).click();
  await page
    .getByRole("dialog", { name: menuTexts.de.filter })
    .getByRole("button", { name: texts.title })
    .click();
  const sheet = page.getByRole("dialog", { name: texts.title });
  await sheet.getByLabel(peanuts).check();
  await sheet.getByLabel(texts.dislikes).fill("Koriander, Jasminreis");
  expect(await screenProblems(page, "passport")).toEqual([]);
  await sheet.getByRole("button", { name: texts.store }).click();
  await sheet.waitFor({ state: "detached" });

  const dish = (id: string) => page.locator("li.dish", { has: page.locator(`[data-add="${id}"]`) });
  await dish("summer-rolls-tofu")
    .first()
    .getByText(texts.unfit(texts.contains(peanuts)))
    .waitFor();
  await dish("edamame").first().getByText(texts.safe).waitFor();
  await page.reload();
  const edamame = dish("edamame").first();
  await edamame.getByText(texts.safe).waitFor();
  expect(await problemsAtWidths(page, "marked menu", { within: ".menu" })).toEqual([]);

  await edamame.locator("[data-add]").click();
  const cart = await openCart(page);
  await cart.getByTestId("cart-line").getByText(texts.safe).waitFor();
  const suggested = cart.getByRole("region", { name: cartTexts.de.goesWithIt });
  await suggested.getByText(texts.safe).first().waitFor();
  expect(await suggested.getByText("Jasminreis").count()).toBe(0);
  expect(await screenProblems(page, "marked cart", ".suggestions")).toEqual([]);

  await page.goto("/?dish=pho-bo");
  const pho = page.getByRole("dialog", { name: "Phở Bò" });
  await pho.getByText("Bitte weglassen: Koriander").waitFor();
  await pho.getByRole("button", { name: texts.title }).click();
  await sheet.getByRole("button", { name: texts.clear }).click();
  await sheet.waitFor({ state: "detached" });
  await pho.waitFor();
  expect(await page.locator(".passport-mark").count()).toBe(0);
  expect(faults).toEqual([]);
});

it("the kitchen reads on the board what the guest agrees to tell, and nothing else", async ({
  newVisitor,
  openBoard,
}) => {
  const passport: Passport = { ...EMPTY_PASSPORT, avoid: ["peanuts"], dislikes: ["Koriander"] };
  const { de } = passportSummary(passport);
  const { page } = await newVisitor({
    stored: { ...storedCart(MISO), passport: JSON.stringify({ ...passport, tells_kitchen: true }) },
  });
  await openCheckout(page);
  const told = page.getByLabel(texts.kitchen.tell);
  await expect.poll(() => told.isChecked()).toBe(true);
  await page.getByRole("region", { name: checkoutTexts.de.review }).getByText(texts.safe).waitFor();
  expect(await screenProblems(page, "checkout", "main")).toEqual([]);
  await fillContact(page);
  const id = await placeOrder(page);
  await page.getByText(de).waitFor();

  const kitchen = await openBoard();
  await kitchen.board.card(id).getByText(de).waitFor();
  expect(await screenProblems(kitchen.page, "board", "main")).toEqual([]);

  await page.goto("/");
  await addDish(page, MISO);
  await openCheckout(page);
  await told.uncheck();
  await fillContact(page);
  const untold = await placeOrder(page);
  await kitchen.board.card(untold).waitFor();
  expect(await kitchen.board.card(untold).getByText(de).count()).toBe(0);
});
