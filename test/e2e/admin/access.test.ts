import { beforeEach, expect, it } from "vitest";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { adminOverviewTexts } from "@/i18n/admin/overview-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminRemove, adminSet } from "@/test/harness/admin";
import { boardOn, signInAtAdmin, TABLET } from "../support/admin-board";
import { useBrowser } from "../support/browser";
import { storeOrder } from "../support/orders";
import { openShop } from "../support/shop";

const newPerson = useBrowser();
const texts = adminTexts.de;
const GRANTS = { resto_keys: ["resto-bobingen"], role: "staff", super: false };

beforeEach(openShop);

it("is polite to people without a role and opens when they get one", async () => {
  const { page } = await newPerson({ viewport: TABLET });
  await signInAtAdmin(page, "gast@example.com");
  await page.getByRole("heading", { level: 1, name: texts.noRoleTitle }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await adminSet("staff/demo-gast", GRANTS);
  await boardOn(page).ready();
});

it("closes at once when the role is revoked", async () => {
  const { page } = await newPerson({ viewport: TABLET });
  await signInAtAdmin(page, "koch@example.com");
  await boardOn(page).ready();
  await adminRemove("staff/demo-koch");
  await page.getByRole("heading", { level: 1, name: texts.noRoleTitle }).waitFor();
  await page.getByRole("button", { name: texts.signOut }).click();
  await page.getByRole("heading", { level: 1, name: texts.signInTitle }).waitFor();
});

it("shows a super-administrator every restaurant", async () => {
  const order = await storeOrder({ status: "placed" });
  const { page, faults } = await newPerson({ viewport: TABLET });
  await signInAtAdmin(page, "admin@example.com", "/");
  await page.getByRole("heading", { level: 1, name: adminOverviewTexts.de.title }).waitFor();
  await expect.poll(() => page.locator(".overview__restaurant").count()).toBe(9);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("link", { name: texts.board, exact: true }).click();
  const board = boardOn(page);
  await board.card(order).waitFor();
  await page.getByLabel(texts.restaurant).selectOption("le-vie");
  await board.card(order).waitFor({ state: "detached" });
  await board.ready();
  expect(faults).toEqual([]);
});
