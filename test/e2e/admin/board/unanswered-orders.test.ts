import { expect } from "vitest";
import { telHref } from "@/domain/contact/tel-href";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { boardTexts } from "@/i18n/admin/board-texts";
import { unattendedTexts } from "@/i18n/order/unattended-texts";
import { refusalText } from "@/i18n/refusal-texts";
import { openingTexts } from "@/i18n/site/opening-texts";
import { tenant as bobingen } from "@/tenant-configs/resto-bobingen";
import { recordFigure, secondsSince } from "@/test/faults/figures";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { adminTest as it } from "../../support/admin-test";
import { PHONE } from "../../support/browser";
import { addDish, MISO, openMenu, storedCart } from "../../support/cart";
import { openCheckout } from "../../support/checkout";
import { screenProblems } from "../../support/screen-problems";

const AVAILABILITY = "availability/resto-bobingen";
const paused = unattendedTexts.de.paused;
const board = boardTexts.de;
const [phone = ""] = bobingen.phones;

it("guests see at once that nobody answers, with the telephone number, until one tap on the board", async ({
  newVisitor,
  openBoard,
}) => {
  const { page } = await newVisitor({ viewport: PHONE, stored: storedCart(MISO) });
  const followed = page.waitForResponse("**/Listen/channel**");
  await openMenu(page);
  await addDish(page, MISO);
  await followed;

  const before = performance.now();
  await adminPatch(AVAILABILITY, { paused_unattended_at: new Date() });
  await page.getByText(openingTexts.de.unattended).first().waitFor();
  recordFigure(
    60,
    "seconds until an open page tells guests",
    secondsSince(before),
    import.meta.url,
  );
  const note = page.getByRole("status").filter({ hasText: paused });
  await note.waitFor();
  expect(await note.getByRole("link").getAttribute("href")).toBe(telHref(phone));
  expect(await screenProblems(page, "paused menu")).toEqual([]);

  await openCheckout(page);
  const refused = refusalText({ reason: "PAUSED" }, 0, "de").title;
  await page.getByText(refused).first().waitFor();
  await page.getByRole("main").getByRole("link", { name: phone }).first().waitFor();

  const { page: kitchen } = await openBoard();
  const notice = kitchen.getByRole("alert").filter({ hasText: "pausiert" });
  await notice.waitFor();
  expect(await screenProblems(kitchen, "paused board")).toEqual([]);
  await notice.getByRole("button", { name: board.unattended.resume }).click();
  await notice.waitFor({ state: "detached" });
  expect(await adminGet(AVAILABILITY)).toMatchObject({ paused_unattended_at: null });
  await page.getByText(refused).first().waitFor({ state: "detached" });
});

it("the board alerts the kitchen to an order that waits too long", async ({
  guestWithOrder,
  openBoard,
}) => {
  const { id } = await guestWithOrder();
  const { page, board: cards } = await openBoard();
  await cards.card(id).waitFor();
  expect(await page.getByText(board.alarm.overdue(1)).count()).toBe(0);
  await adminPatch(`orders/${id}`, { created_at: new Date(Date.now() - 5 * MINUTE_MS) });
  await page
    .getByRole("alert")
    .filter({ hasText: board.alarm.overdue(1) })
    .waitFor();
  await page.getByRole("button", { name: board.alarm.arm }).click();
  await page.locator('[data-alarm="urgent"]').waitFor();
});
