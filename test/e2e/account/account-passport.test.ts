import type { Page } from "playwright-core";
import { expect } from "vitest";
import { EMPTY_PASSPORT } from "@/domain/menu/passport/passport.schema";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { accountTexts } from "@/i18n/account/account-texts";
import { allergenTexts } from "@/i18n/menu/allergen-texts";
import { passportFormTexts } from "@/i18n/menu/passport-form-texts";
import { passportSummary } from "@/i18n/menu/passport-summary";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { adminGet } from "@/test/harness/admin";
import { openMenu } from "../support/cart";
import { fillSignIn } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { screenProblems } from "../support/screen-problems";

const texts = { ...passportTexts.de, ...passportFormTexts.de };
const peanuts = allergenTexts.de.peanuts;
const soy = allergenTexts.de.soy;
const summary = passportSummary({ ...EMPTY_PASSPORT, avoid: ["peanuts"] }).de;

async function openAccount(page: Page) {
  await page.goto("/system");
  const card = page.getByRole("region", { name: texts.title });
  await fillSignIn(page, "gast@example.com", DEMO_PASSWORD);
  await page.getByRole("heading", { name: accountTexts.de.signedIn }).waitFor();
  await card.waitFor();
  return card;
}

it("an account keeps the passport on request, for all devices, and one device deletes it everywhere", async ({
  newVisitor,
}) => {
  const { page, faults } = await newVisitor();
  const card = await openAccount(page);
  await card.getByRole("button", { name: texts.account.set }).click();
  const sheet = page.getByRole("dialog", { name: texts.title });
  await sheet.getByLabel(peanuts).check();
  const consent = sheet.getByLabel(texts.account.store);
  expect(await consent.isChecked()).toBe(false);
  await consent.check();
  expect(await screenProblems(page, "passport with an account", ".sheet")).toEqual([]);
  await sheet.getByRole("button", { name: texts.store }).click();
  await sheet.waitFor({ state: "detached" });
  await card.getByText(texts.account.inAccount).waitFor();
  expect(await adminGet("passports/demo-gast")).toEqual({
    avoid: ["peanuts"],
    diets: [],
    dislikes: [],
    tells_kitchen: false,
    agreed_at: expect.any(Date),
    changed_at: expect.any(Date),
  });

  const other = await newVisitor();
  const otherCard = await openAccount(other.page);
  await otherCard.getByText(summary).waitFor();
  await openMenu(other.page);
  await other.page
    .getByText(texts.unfit(texts.contains(peanuts)))
    .first()
    .waitFor();
  await other.page.goto("/system");
  await otherCard.getByRole("button", { name: texts.account.change }).click();
  const otherSheet = other.page.getByRole("dialog", { name: texts.title });
  await otherSheet.getByRole("button", { name: texts.account.clear }).click();
  await otherSheet.waitFor({ state: "detached" });
  expect(await adminGet("passports/demo-gast")).toBeNull();

  await page.reload();
  await card.getByRole("button", { name: texts.account.set }).waitFor();
  expect(await card.getByText(summary).count()).toBe(0);
  expect([...faults, ...other.faults]).toEqual([]);
});

it("the later change of a passport wins, also one made without a connection, and the guest is told", async ({
  newVisitor,
}) => {
  const first = await newVisitor();
  const card = await openAccount(first.page);
  await card.getByRole("button", { name: texts.account.set }).click();
  const sheet = first.page.getByRole("dialog", { name: texts.title });
  await sheet.getByLabel(peanuts).check();
  await sheet.getByLabel(texts.account.store).check();
  await sheet.getByRole("button", { name: texts.store }).click();
  await card.getByText(texts.account.inAccount).waitFor();

  const earlier = { ...EMPTY_PASSPORT, avoid: ["eggs"], changed_at: 1 };
  const second = await newVisitor({ stored: { passport: JSON.stringify(earlier) } });
  const { page } = second;
  const other = await openAccount(page);
  await other.getByText(texts.account.replaced.account).waitFor();
  await other.getByText(summary).waitFor();
  expect(await screenProblems(page, "passport of the account", "main")).toEqual([]);

  await other.getByRole("button", { name: texts.account.change }).click();
  const otherSheet = page.getByRole("dialog", { name: texts.title });
  await otherSheet.getByText(texts.account.replaced.account).waitFor();
  await otherSheet.getByLabel(soy).check();
  await second.context.setOffline(true);
  await otherSheet.getByRole("button", { name: texts.store }).click();
  await otherSheet.getByText(texts.account.failed).waitFor();
  expect(await screenProblems(page, "passport without a connection", ".sheet")).toEqual([]);
  expect(await adminGet("passports/demo-gast")).toMatchObject({ avoid: ["peanuts"] });
  await second.context.setOffline(false);
  await page.reload();
  await other.getByText(texts.account.replaced.device).waitFor();
  expect(await adminGet("passports/demo-gast")).toMatchObject({ avoid: ["peanuts", "soy"] });

  await first.page.reload();
  await card.getByText(texts.account.replaced.account).waitFor();
  await card.getByText(allergenTexts.de.soy).waitFor();
});

it("a stored passport that cannot be read leaves every dish unknown until it is set again", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ stored: { passport: '{"avoid":["kiwi"]}' } });
  await openMenu(page);
  await page.getByText(texts.unreadable.mark).first().waitFor();
  const dishes = await page.locator("li.dish").count();
  expect(await page.getByText(texts.unreadable.mark).count()).toBe(dishes);
});
