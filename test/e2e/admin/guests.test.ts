import { readFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { addDays, toLocal } from "@/domain/time/berlin-time";
import { boardTexts } from "@/i18n/admin/board-texts";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { adminTest as it } from "../support/admin-test";
import { DESKTOP, PHONE } from "../support/browser";
import { guestsPage, newOrderer } from "../support/guests-page";
import { collectDialogs, injectedElements } from "../support/hostile-texts";
import { boardPage } from "../support/order-board";
import { orderRequest, storeOrder } from "../support/orders";
import { screenProblems } from "../support/screen-problems";

const texts = guestsTexts.de;
const GUESTS = "/system/guests";
const MANAGER = { email: "leitung@example.com" };
const RESTO = "resto-bobingen";
const phone = "089 99998-444";
const contact = { name: "Nora Nachbar", phone, email: "nora@example.com" };
const contact_keys = ["+498999998444", "nora@example.com"];

/** Two orders of one guest, one of them from half a year ago. */
async function storeOrders(): Promise<string[]> {
  const today = toLocal(Date.now()).date;
  const old = { status: "completed", local_date: addDays(today, -180), code: "ALT4" };
  return [
    await storeOrder({ contact, contact_keys, status: "completed", code: "NEU3" }),
    await storeOrder({
      contact,
      contact_keys,
      ...old,
      created_at: new Date(Date.now() - 180 * 86_400_000),
    }),
  ];
}

it("finds old orders by number or address, downloads and erases them after a second input", async ({
  openAdminPage,
}) => {
  const ids = await storeOrders();
  const { page, faults } = await openAdminPage(GUESTS, MANAGER);
  const guests = guestsPage(page);
  await guests.search("Nora");
  await page.getByText(texts.queryInvalid).waitFor();
  await guests.search("+49 89 99998444");
  await guests.orders.first().waitFor();
  expect(await guests.orders.count()).toBe(2);
  await guests.search("Nora@example.com");
  await page.getByRole("rowheader", { name: "ALT4" }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    guests.button(texts.export).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^gast-resto-bobingen-[\d-]+\.json$/);
  expect(readFileSync(await download.path(), "utf8")).toContain("Nora Nachbar");

  await guests.button(texts.erase).click();
  const repeat = page.getByLabel(texts.eraseRepeat("Nora@example.com"));
  await repeat.fill("otto@example.com");
  await guests.button(texts.eraseYes).click();
  await page.getByText(texts.eraseDifferent).waitFor();
  expect(await adminGet(`orders/${ids[0]}`)).toMatchObject({ contact });
  await repeat.fill("nora@example.com");
  await guests.button(texts.eraseYes).click();
  await page.getByText(texts.erased(2, 0, 0)).waitFor();
  await page.getByText(texts.emptyTitle).waitFor();
  for (const id of ids) {
    expect(await adminGet(`orders/${id}`)).toMatchObject({ contact: { name: "–" } });
  }
  const actions = (await adminList("audit")).map(({ data }) => data.action);
  expect(actions).toEqual(expect.arrayContaining(["guest.searched", "guest.erased"]));
  expect(faults).toEqual([]);
});

it("the guest page opens from a card on the board and blocks the guest, who is told to call", async ({
  openAdminPage,
}) => {
  const id = await storeOrder({ contact, contact_keys, status: "placed" });
  const { page, faults } = await openAdminPage("/order", MANAGER);
  const panel = await boardPage(page).openDetails(id);
  await panel.getByRole("link", { name: boardTexts.de.blockGuest }).click();
  const guests = guestsPage(page);
  await guests.orders.first().waitFor();
  // The number must not reach the address of the page.
  expect(page.url()).toMatch(/\/system\/guests$/);
  await guests.button(texts.block).click();
  await guests.button(texts.blockYes).click();
  await page.getByText(texts.reasonMissing).waitFor();
  await page.getByLabel(texts.reason, { exact: true }).fill("Dreimal nicht abgeholt");
  await page.getByText(texts.lengths.week, { exact: true }).click();
  await guests.button(texts.blockYes).click();
  await guests.blocks.filter({ hasText: "+498999998444" }).waitFor();
  await page.getByText(texts.blocked).waitFor();

  const order = { ...orderRequest(), contact: { name: "Nora", phone } };
  const refused = await callFunction("placeOrder", order, await newOrderer());
  expect(refused).toMatchObject({
    error: { details: { reason: "BLOCKED", phone: expect.stringMatching(/\d/) } },
  });

  await guests.button(texts.unblockOf("+498999998444")).click();
  await page.getByText(texts.unblocked("+498999998444")).waitFor();
  expect(await callFunction("placeOrder", order, await newOrderer())).toHaveProperty("result");
  expect(faults).toEqual([]);
});

it("the guest page is not offered to staff without the role manager", async ({ openAdminPage }) => {
  const id = await storeOrder({ contact, contact_keys, status: "placed" });
  const { page } = await openAdminPage("/order", { email: "koch@example.com" });
  const panel = await boardPage(page).openDetails(id);
  await panel.getByRole("link", { name: /^0/ }).waitFor();
  expect(await panel.getByRole("link", { name: boardTexts.de.blockGuest }).count()).toBe(0);
  expect(await page.getByRole("link", { name: texts.title, exact: true }).count()).toBe(0);
});

it("the guest page reports a missing connection and searches again on retry", async ({
  openAdminPage,
}) => {
  await storeOrders();
  const { page, context } = await openAdminPage(GUESTS, MANAGER);
  const guests = guestsPage(page);
  await page.getByText(texts.noBlocks).waitFor();
  await context.setOffline(true);
  await guests.search(phone);
  await page.getByText(texts.problems.offline).waitFor();
  await context.setOffline(false);
  await page.getByRole("alert").getByRole("button").click();
  await guests.orders.first().waitFor();
  expect(await page.getByText(texts.problems.offline).count()).toBe(0);
});

it("the guest page can be used with the keyboard alone", async ({ openAdminPage }) => {
  await storeOrders();
  const { page } = await openAdminPage(GUESTS, MANAGER);
  const guests = guestsPage(page);
  await guests.field.focus();
  await page.keyboard.type(phone);
  await page.keyboard.press("Enter");
  await guests.orders.first().waitFor();
  await guests.button(texts.block).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: texts.blockTitle }).waitFor();
  await page.keyboard.press("Tab");
  expect(
    await page
      .getByLabel(texts.blockPhone, { exact: true })
      .evaluate((e) => e === document.activeElement),
  ).toBe(true);
  await guests.button(texts.cancel).press("Enter");
  await guests.button(texts.block).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

describe.each([
  ["a phone in German", "de", PHONE],
  ["a desktop in English", "en", DESKTOP],
] as const)("on %s", (_where, language, viewport) => {
  it("shows results, forms and blocks without accessibility problems", async ({
    openAdminPage,
  }) => {
    const words = guestsTexts[language];
    const hostile = "<img src=x onerror=alert(1)>";
    await storeOrders();
    await storeOrder({ contact: { ...contact, name: hostile }, contact_keys, status: "placed" });
    const { page, faults } = await openAdminPage(GUESTS, { viewport, language, ...MANAGER });
    const dialogs = collectDialogs(page);
    const guests = guestsPage(page, language);
    const problems = await screenProblems(page, "guests");
    await guests.search(phone);
    await page.getByText(hostile).waitFor();
    problems.push(...(await screenProblems(page, "guest")));
    await guests.button(words.block).click();
    await guests.button(words.blockYes).click();
    await page.getByText(words.reasonMissing).waitFor();
    problems.push(...(await screenProblems(page, "blocking")));
    await page.getByLabel(words.reason, { exact: true }).fill(hostile);
    await guests.button(words.blockYes).click();
    await guests.blocks.first().waitFor();
    problems.push(...(await screenProblems(page, "blocked")));
    await guests.button(words.erase).click();
    await guests.button(words.eraseYes).click();
    await page.getByText(words.eraseDifferent).waitFor();
    problems.push(...(await screenProblems(page, "erasing")));
    expect(problems).toEqual([]);
    expect([await injectedElements(page), dialogs, faults]).toEqual([0, [], []]);
    expect((await adminList("blocks"))[0]?.data.resto_key).toBe(RESTO);
  });
});
