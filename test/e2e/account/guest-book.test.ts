import { expect } from "vitest";
import { guestBookTexts } from "@/i18n/account/guest-book-texts";
import { guestBookTexts as staffTexts } from "@/i18n/admin/guest/guest-card-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminList } from "@/test/harness/admin";
import { adminTest as it } from "../support/admin-test";
import { MISO, storedCart } from "../support/cart";
import { fillContact, openCheckout, placeOrder } from "../support/checkout";

const texts = guestBookTexts.de;
const told = staffTexts.de;

it("a guest agrees, the cook sees it on the card and notes something, and the guest withdraws", async ({
  newVisitor,
  openBoard,
}) => {
  const { page, faults } = await newVisitor({ stored: storedCart(MISO, MISO) });
  await openCheckout(page);
  await fillContact(page);
  await page.getByRole("checkbox", { name: texts.agree }).check();
  await page.getByText(texts.consent).waitFor();
  await page.getByRole("checkbox", { name: texts.agreeAllergies }).check();
  await page.getByLabel(texts.allergies, { exact: true }).fill("Erdnüsse");
  expect(await accessibilityProblems(page)).toEqual([]);
  const id = await placeOrder(page);

  const cook = await openBoard();
  const card = cook.board.card(id);
  await card.getByText(told.visit(1)).waitFor();
  await card.getByText("Erdnüsse").waitFor();
  const panel = await cook.board.openDetails(id);
  await panel.getByRole("button", { name: told.addNote }).click();
  await panel.getByLabel(told.note).fill("Sitzt gern am Fenster");
  await panel.getByRole("button", { name: told.save }).click();
  await panel.getByText("Sitzt gern am Fenster").waitFor();
  expect(await accessibilityProblems(cook.page)).toEqual([]);

  await page.goto("/system");
  await page.getByText("Sitzt gern am Fenster").waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: texts.end }).click();
  await page.getByRole("button", { name: texts.endYes }).click();
  await page.getByText(texts.ended).waitFor();
  expect(await adminList("known_guests")).toEqual([]);

  // The open board forgets the entry without a reload.
  await card.getByText(told.visit(1)).waitFor({ state: "detached" });
  expect(await card.getByText("Erdnüsse").count()).toBe(0);
  expect(faults).toEqual([]);
});
