import type { Page } from "playwright-core";
import { expect } from "vitest";
import { formatTime } from "@/domain/text/format";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { printTexts } from "@/i18n/admin/print-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { adminGet } from "@/test/harness/admin";
import { adminTest as it } from "../../support/admin-test";
import { PHONE } from "../../support/browser";
import { boardPage, signInAtAdmin, TABLET } from "../../support/order-board";
import { storeOrder } from "../../support/orders";
import { problemsAtWidths } from "../../support/screen-problems";

const statuses = { ...receiptTexts.de.statuses, completed: receiptTexts.de.finished.pickup };

const expectStatus = (guest: Page, status: keyof typeof statuses) =>
  guest.getByRole("heading", { level: 1, name: statuses[status], exact: true }).waitFor();

it("rings on two devices until one accepts the order, and shows the guest each step", async ({
  guestWithOrder,
  openBoard,
}) => {
  const first = await openBoard();
  const second = await openBoard();
  await first.board.arm();
  await second.board.arm();
  const guest = await guestWithOrder();
  const card = first.board.column("new").locator(`[data-order="${guest.id}"]`);
  await card.getByText("2 ×").waitFor();
  const panel = await first.board.openDetails(guest.id);
  await panel.getByText("Gerda Gast").waitFor();
  expect(await panel.getByRole("link").getAttribute("href")).toBe("tel:08999998100");
  await first.board.closeDetails();
  await first.board.alarm("ringing");
  await second.board.alarm("ringing");

  await card.getByRole("button", { name: first.board.texts.later5 }).click();
  await card.getByRole("button", { name: /^Annehmen/ }).click();
  await first.board.column("kitchen").locator(`[data-order="${guest.id}"]`).waitFor();
  await first.board.alarm("armed");
  await second.board.alarm("armed");
  await expectStatus(guest.page, "accepted");
  const order = (await adminGet(`orders/${guest.id}`)) as unknown as {
    eta_at: Date;
    promised_at: Date;
  };
  // The checkout's promise, and the minutes that the cook added.
  const slipMs = order.eta_at.getTime() - order.promised_at.getTime();
  expect(slipMs).toBeGreaterThanOrEqual(4 * 60_000);
  expect(slipMs % 60_000).toBe(0);
  const promised = formatTime(order.promised_at.getTime());
  await guest.page.getByText(`statt ${promised} Uhr.`).waitFor();

  const accepted = first.board.card(guest.id);
  const { delayHint, delayed } = first.board.texts;
  await accepted.getByRole("button", { name: delayHint(10) }).click();
  const later = formatTime(order.eta_at.getTime() + 10 * 60_000);
  const code = (await accepted.getByRole("heading").textContent()) ?? "";
  await first.page.getByText(delayed(code, later)).waitFor();
  await second.board.card(guest.id).getByText(`${later} · zugesagt ${promised}`).waitFor();
  await guest.page.getByTestId("promised-time").getByText(later).waitFor();

  await accepted.getByRole("button", { name: first.board.texts.steps.preparing }).click();
  await expectStatus(guest.page, "preparing");
  await accepted.getByRole("button", { name: first.board.texts.steps.ready }).click();
  await first.board.column("out").locator(`[data-order="${guest.id}"]`).waitFor();
  await expectStatus(guest.page, "ready");
  await accepted.getByRole("button", { name: first.board.texts.completedBy.pickup }).click();
  await expectStatus(guest.page, "completed");
  expect(first.faults).toEqual([]);
});

it("the board is used by keyboard: search, minutes, details, help, accepting", async ({
  placedOrder,
  openBoard,
}) => {
  const { page, board } = await openBoard();
  const id = await placedOrder();
  const card = board.card(id);
  await card.waitFor();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: board.texts.search });
  await search.and(page.locator(":focus")).waitFor();
  await page.keyboard.type("niemand");
  await card.waitFor({ state: "detached" });
  await search.fill("gerda");
  await card.waitFor();
  await search.fill("");
  await search.blur();

  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog");
  await dialog.getByText(board.texts.keys.title).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.keyboard.press("ArrowDown");
  const accept = card.locator("[data-main]");
  await accept.and(page.locator(":focus")).waitFor();
  const before = await accept.textContent();
  await page.keyboard.press("+");
  await expect.poll(() => accept.textContent()).not.toBe(before);
  await page.keyboard.press("i");
  await dialog.getByText("Gerda Gast").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await accept.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await board.column("kitchen").locator(`[data-order="${id}"]`).waitFor();
  expect(await adminGet(`orders/${id}`)).toMatchObject({ status: "accepted" });
});

it("prints ticket and receipt, and marks a confirmed second print as a copy", async ({
  placedOrder,
  openBoard,
}) => {
  const { page, board } = await openBoard();
  const id = await placedOrder();
  const card = await board.openDetails(id);
  await page.evaluate(() => {
    const sheets: string[] = [];
    Object.assign(window, {
      sheets,
      print: () => {
        sheets.push(document.querySelector("[data-testid=print-sheet]")?.textContent ?? "");
        window.dispatchEvent(new Event("afterprint"));
      },
    });
  });
  const { print, again } = printTexts.de;
  const sheets = () => page.evaluate(() => Reflect.get(window, "sheets") as string[]);
  const press = (name: string) => card.getByRole("button", { name }).click();

  await press(print.ticket);
  await expect.poll(async () => (await sheets()).length).toBe(1);
  await card.getByRole("button", { name: /Bon drucken.*gedruckt \d\d:\d\d/ }).waitFor();
  await press(print.ticket);
  const question = page.getByRole("alertdialog", {
    name: /Der Bon wurde hier schon um \d\d:\d\d Uhr gedruckt/,
  });
  await question.getByRole("button", { name: kitTexts.de.cancel }).click();
  await question.waitFor({ state: "detached" });
  await press(print.ticket);
  await question.getByRole("button", { name: again }).click();
  await expect.poll(async () => (await sheets()).length).toBe(2);
  await press(print.receipt);
  await expect.poll(async () => (await sheets()).length).toBe(3);
  const [first = "", second = "", receipt = ""] = await sheets();
  expect(first).toMatch(/Resto Bobingen.*2 ×.*Miso/s);
  expect(first).not.toContain("NACHDRUCK");
  expect(second).toMatch(/^NACHDRUCK – schon gedruckt um \d\d:\d\d Uhr/);
  expect(receipt).toMatch(/USt-IdNr\. DE999999901.*7\s%.*Netto.*Brutto/s);
  expect(receipt).not.toContain("NACHDRUCK");

  // Also known after a reload.
  await page.reload();
  await board.openDetails(id);
  await card.getByRole("button", { name: /Bon drucken.*gedruckt \d\d:\d\d/ }).waitFor();
});

it("asks after an alarm test whether it was heard, and helps if it was not", async ({
  openBoard,
}) => {
  const { page, board } = await openBoard();
  const { heard, no, yes, louder, test } = board.texts.alarm;
  const off = page.getByRole("button", { name: board.texts.alarm.arm });
  expect(await off.getAttribute("title")).toBe(board.texts.alarm.unarmed);
  await board.arm();
  await page.getByText(heard).waitFor();
  await page.getByRole("button", { name: no, exact: true }).click();
  await page.getByText(louder).waitFor();
  await page.getByRole("button", { name: test, exact: true }).click();
  await page.getByRole("button", { name: yes, exact: true }).click();
  await page.getByText(heard).waitFor({ state: "detached" });
  expect(await page.getByText(louder).count()).toBe(0);
});

it("names the restaurant on each card when the board shows all restaurants", async ({
  newVisitor,
}) => {
  const here = await storeOrder({ status: "accepted", eta_at: new Date() });
  const there = await storeOrder({
    resto_key: "le-vie",
    status: "accepted",
    eta_at: new Date(),
    contact: { name: "Levi Gast", phone: "089 99998-101" },
  });
  const { page } = await newVisitor({ viewport: TABLET });
  await signInAtAdmin(page, "admin@example.com");
  const board = boardPage(page);
  await board.card(here).getByText("Resto Bobingen").waitFor();
  await board
    .card(there)
    .getByText(/^Le Vie/)
    .waitFor();
  await page.getByRole("banner").getByLabel(adminTexts.de.restaurant).selectOption("le-vie");
  await board.card(here).waitFor({ state: "detached" });
  await board.card(there).waitFor();
  expect(await page.locator("[data-order]").count()).toBe(1);
});

it("shows the board without accessibility problems at both widths, in both languages and colour schemes", {
  timeout: 150_000,
}, async ({ openBoard, placedOrder }) => {
  const { page, board } = await openBoard(PHONE);
  const id = await placedOrder();
  await storeOrder({ status: "accepted", eta_at: new Date(Date.now() + 600_000) });
  await board.card(id).waitFor();
  const viewports = [PHONE, TABLET];
  const problems = await problemsAtWidths(page, "board", { viewports });
  await page.getByRole("button", { name: "English" }).click();
  const english = boardPage(page, "en");
  const panel = await english.startRejecting(id);
  await panel.getByLabel(english.texts.otherReason).waitFor();
  problems.push(...(await problemsAtWidths(page, "reasons", { viewports })));
  expect(problems).toEqual([]);
});
