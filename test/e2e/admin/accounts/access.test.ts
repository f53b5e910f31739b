import { expect } from "vitest";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminRemove, adminSet } from "@/test/harness/admin";
import { adminTest as it } from "../../support/admin-test";
import { boardPage, signInAtAdmin, TABLET } from "../../support/order-board";
import { storeOrder } from "../../support/orders";

const texts = adminTexts.de;
const GRANTS = { resto_keys: ["resto-bobingen"], role: "staff", super: false };

it("shows an account without a role why it has no access, and opens once a role is granted", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ viewport: TABLET });
  await signInAtAdmin(page, "gast@example.com");
  await page.getByRole("heading", { level: 1, name: texts.noRoleTitle }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await adminSet("staff/demo-gast", GRANTS);
  await boardPage(page).ready();
});

it("closes the admin site at once when the role is revoked", async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: TABLET });
  await signInAtAdmin(page, "koch@example.com");
  await boardPage(page).ready();
  await adminRemove("staff/demo-koch");
  await page.getByRole("heading", { level: 1, name: texts.noRoleTitle }).waitFor();
  await page.getByRole("button", { name: texts.signOut, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: texts.signInTitle }).waitFor();
});

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
