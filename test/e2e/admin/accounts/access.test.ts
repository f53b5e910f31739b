import { expect } from "vitest";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminTest as it } from "../../support/admin-test";
import { boardPage, signInAtAdmin, TABLET } from "../../support/order-board";
import { storeOrder } from "../../support/orders";

const texts = adminTexts.de;

it("shows a super-administrator every restaurant", async ({ newVisitor }) => {
  const order = await storeOrder({ status: "placed" });
  const { page, faults } = await newVisitor({ viewport: TABLET });
  await signInAtAdmin(page, "admin@example.com", "/");
  await page.getByRole("heading", { level: 1, name: overviewTexts.de.title }).waitFor();
  await expect.poll(() => page.getByTestId("overview-restaurant").count()).toBe(9);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("link", { name: texts.board, exact: true }).click();
  const board = boardPage(page);
  await board.card(order).waitFor();
  await page.getByRole("banner").getByLabel(texts.restaurant).selectOption("le-vie");
  await board.card(order).waitFor({ state: "detached" });
  await board.ready();
  expect(faults).toEqual([]);
});
