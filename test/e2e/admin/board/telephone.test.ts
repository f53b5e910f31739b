import { expect } from "vitest";
import { EMPTY_PASSPORT } from "@/domain/menu/passport/passport.schema";
import { callerTexts } from "@/i18n/admin/guest/caller-texts";
import { allergenTexts } from "@/i18n/menu/allergen-texts";
import { passportSummary } from "@/i18n/menu/passport-summary";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminGet, adminList, adminPatch } from "@/test/harness/admin";
import { adminTest } from "../../support/admin-test";
import { boardPage, signInAtAdmin, TABLET } from "../../support/order-board";
import { BOBINGEN } from "../../support/reservations";
import { TELEPHONE_PATH, telephonePage } from "../../support/telephone";

const it = adminTest.extend("openTelephone", ({ newVisitor }) => async () => {
  const visitor = await newVisitor({ viewport: TABLET });
  await signInAtAdmin(visitor.page, "koch@example.com", TELEPHONE_PATH);
  const telephone = telephonePage(visitor.page);
  await telephone.isReadyForNext();
  return { ...visitor, telephone };
});

const orders = () => adminList("orders");

it("takes three dishes by keyboard alone, and the board shows them accepted with their numbers", async ({
  openBoard,
}) => {
  const { page, board } = await openBoard();
  await page.keyboard.press("t");
  const telephone = telephonePage(page);
  await telephone.ready();
  await telephone.isReadyForNext();
  await telephone.type("089 99998-151");
  await telephone.type("Frau Telefon");
  // Dips are optional and not asked for; the size of a soup is.
  await telephone.type("4");
  await telephone.type("2x misosuppe");
  await expect.poll(() => telephone.lines.count()).toBe(2);
  // The last dish is still open when the order is taken.
  await telephone.type("30");
  await page.keyboard.press("1");
  await telephone.takeByKeyboard();
  await telephone.taken();

  const [order] = await orders();
  expect(order?.data).toMatchObject({
    creator_uid: "restaurant",
    status: "accepted",
    contact: { name: "Frau Telefon", phone: "089 99998-151" },
  });
  await telephone.isReadyForNext();
  await page.getByRole("link", { name: telephone.texts.board }).click();
  const card = board.card(order?.id ?? "");
  await card.waitFor();
  expect(await card.getAttribute("data-status")).toBe("accepted");
  for (const number of ["4", "30", "14"]) {
    await card.getByText(number, { exact: true }).first().waitFor();
  }
});

it("the telephone order has no accessibility problems, empty and with every part open", async ({
  openTelephone,
}) => {
  const { page, telephone } = await openTelephone();
  expect(await accessibilityProblems(page)).toEqual([]);
  await telephone.takeByKeyboard();
  await page.getByText(telephone.texts.noLines).waitFor();
  await telephone.dish.focus();
  await page.keyboard.type("30");
  await page.getByRole("option").first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Hinzufügen/ }).waitFor();
  await page.getByText(telephone.texts.types.delivery, { exact: true }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
});

it("keeps what was typed through a refusal and a reload, and delivers below the minimum only on request", async ({
  openTelephone,
}) => {
  const { page, telephone } = await openTelephone();
  const { texts } = telephone;
  await telephone.type("089 99998-152");
  await telephone.type("Herr Hunger");
  await telephone.type("14");
  await page.getByText(texts.types.delivery, { exact: true }).click();
  await page.getByLabel(texts.zip).fill("86399");
  await page.getByLabel(texts.street).fill("Musterweg 3");
  await page.getByText(/^Für die Lieferung fehlen/).waitFor();
  await telephone.takeByKeyboard();
  expect(await orders()).toEqual([]);
  await page.reload();
  await telephone.ready();
  await expect.poll(() => telephone.name.inputValue()).toBe("Herr Hunger");
  await expect.poll(() => page.getByLabel(texts.street).inputValue()).toBe("Musterweg 3");
  await page.getByRole("button", { name: texts.waive }).click();
  await telephone.takeByKeyboard();
  await telephone.taken();
  const [order] = await orders();
  expect(order?.data).toMatchObject({ address: { street: "Musterweg 3", city: "Bobingen" } });
  const actions = (await adminList("audit")).map(({ data }) => data.action);
  expect(actions).toContain("order.telephone+waive_minimum");
});

it("marks dishes for a caller with an allergy, and card and order carry it", async ({
  openTelephone,
}) => {
  const { page, telephone } = await openTelephone();
  const { texts } = telephone;
  await telephone.type("089 99998-155");
  await telephone.type("Frau Nuss");
  await page.getByRole("button", { name: texts.passport }).click();
  await page.getByLabel(allergenTexts.de.peanuts).check({ force: true });
  const unfit = texts.unfit(passportTexts.de.contains(allergenTexts.de.peanuts));
  await telephone.dish.fill("sommerrollen tofu");
  await page.getByRole("option").getByText(unfit).first().waitFor();
  await telephone.dish.fill("14");
  await telephone.dish.press("Enter");
  await telephone.lines.getByText(passportTexts.de.safe).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.reload();
  await telephone.ready();
  await telephone.takeByKeyboard();
  await telephone.taken();
  const [order] = await orders();
  const { de } = passportSummary({ ...EMPTY_PASSPORT, avoid: ["peanuts"] });
  expect(order?.data).toMatchObject({ passport: { de } });
  await telephone.isReadyForNext();
  await page.getByRole("link", { name: texts.board }).click();
  await boardPage(page)
    .card(order?.id ?? "")
    .getByText(de)
    .waitFor();
});

it("takes an order exactly once when the answer is lost and the page reloaded", async ({
  openTelephone,
}) => {
  const { page, telephone } = await openTelephone();
  let lost = 0;
  await page.route("**/placeStaffOrder", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await page.reload();
    await route.abort().catch(() => {});
  });
  await telephone.type("089 99998-153");
  await telephone.type("Frau Doppelt");
  await telephone.type("14");
  await telephone.takeByKeyboard();
  await telephone.taken();
  expect(lost).toBe(1);
  expect(await orders()).toHaveLength(1);
  await expect.poll(() => telephone.lines.count()).toBe(0);
});

it("fills in a caller who agreed, offers usual dishes on F1, and marks sold-out dishes", async ({
  openTelephone,
}) => {
  const { page, telephone } = await openTelephone();
  const { texts } = telephone;
  await telephone.type("089 99998-154");
  await telephone.type("Frau Stamm");
  await telephone.type("14");
  await page.getByText(callerTexts.de.remember).click();
  await telephone.takeByKeyboard();
  await telephone.taken();
  await telephone.isReadyForNext();
  await telephone.type("0049 89 99998154");
  await expect.poll(() => telephone.name.inputValue()).toBe("Frau Stamm");
  await page.getByRole("group", { name: texts.usual }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("F1");
  await expect.poll(() => telephone.lines.count()).toBe(1);

  await adminPatch(`availability/${BOBINGEN}`, {
    sold_out: { [(await soldOutDish()) ?? ""]: new Date(Date.now() + 3_600_000) },
  });
  await telephone.dish.fill("14");
  await page.getByRole("option").getByText(texts.soldOut).waitFor();
  await telephone.dish.press("Enter");
  await page.getByText(/ist ausverkauft$/).waitFor();
  expect(await telephone.lines.count()).toBe(1);
});

async function soldOutDish(): Promise<string | undefined> {
  const menu = await adminGet(`menus/${BOBINGEN}`);
  const items = (menu?.items ?? []) as { id: string; number?: string }[];
  return items.find(({ number }) => number === "14")?.id;
}
