import { expect } from "vitest";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { boardTexts } from "@/i18n/admin/board-texts";
import { printerTexts } from "@/i18n/admin/printer-texts";
import type { NewVisitor, Visitor } from "../support/browser";
import { boardPage, signInAtAdmin, TABLET } from "../support/order-board";
import { connectPrinter, plugInPrinter, setPaper, sheetsOf } from "../support/receipt-printer";
import { followDay } from "./browser-clock";
import type { KnownOrder } from "./ledger";
import type { SimulatedDay } from "./simulated-day";

const printer = printerTexts.de;
const texts = availabilityTexts.de;

/** The tablet in the kitchen, whose printer is connected. */
export interface KitchenTablet extends Visitor {
  readonly board: ReturnType<typeof boardPage>;
}

export async function openTablet(
  newVisitor: NewVisitor,
  day: SimulatedDay,
): Promise<KitchenTablet> {
  const visitor = await newVisitor({ viewport: TABLET });
  const { page, context } = visitor;
  await followDay(context, day.offsetMs);
  await plugInPrinter(context);
  await signInAtAdmin(page, "koch@example.com");
  const board = boardPage(page);
  await board.ready();
  await connectPrinter(page);
  return { ...visitor, board };
}

/** Reads the clock of the day again, as a tablet does that is switched on. */
export async function switchOn({ page, board }: KitchenTablet): Promise<void> {
  await page.reload();
  await page.getByText(board.texts.connection.live, { exact: true }).waitFor();
}

/** Accepts an order without paper in the printer: it stays, and its ticket follows with the new roll. */
export async function acceptWithoutPaper(tablet: KitchenTablet, order: KnownOrder): Promise<void> {
  const { page, board } = tablet;
  await switchOn(tablet);
  await page.getByRole("button", { name: printer.states.ready }).waitFor();
  const printed = (await sheetsOf(page)).length;
  await setPaper(page, false);
  await board
    .card(order.id)
    .getByRole("button", { name: /^Annehmen/ })
    .click();
  const notice = page.getByText(`${printer.states["no-paper"]}: ${printer.help["no-paper"]}`);
  await notice.waitFor();
  await board.column("kitchen").locator(`[data-order="${order.id}"]`).waitFor();
  expect((await sheetsOf(page)).length).toBe(printed);
  await setPaper(page, true);
  await notice.waitFor({ state: "detached" });
  const ticketsOf = async () =>
    (await sheetsOf(page)).filter((sheet) => sheet.toString("latin1").includes(order.code)).length;
  await expect.poll(ticketsOf).toBe(1);
}

/** Loses the connection while something happens; every open order must be there afterwards. */
export async function loseConnection(
  tablet: KitchenTablet,
  meanwhile: () => Promise<void>,
  openOrders: () => readonly KnownOrder[],
): Promise<void> {
  const { page, context, board } = tablet;
  await page.getByText(board.texts.connection.live, { exact: true }).waitFor();
  await context.setOffline(true);
  await page.getByText(board.texts.disconnected).waitFor({ timeout: 45_000 });
  await meanwhile();
  await context.setOffline(false);
  await page.getByText(board.texts.disconnected).waitFor({ state: "detached", timeout: 45_000 });
  expect(openOrders().length).toBeGreaterThan(0);
  for (const { id } of openOrders()) await board.card(id).waitFor();
}

/** Pauses all orders, and after a while takes orders again. */
export async function pause(tablet: KitchenTablet, meanwhile: () => Promise<void>): Promise<void> {
  const { page } = tablet;
  await switchOn(tablet);
  await page.getByRole("button", { name: texts.title, exact: true }).click();
  const panel = page.getByTestId("availability-panel");
  await panel.getByRole("tab", { name: texts.tabs.orders }).click();
  const all = panel.getByRole("group", { name: texts.pauseOf.both });
  await all.getByRole("button", { name: texts.minutes(30) }).click();
  await all.getByText(/^Pause bis 18:0\d Uhr/).waitFor();
  await meanwhile();
  await all.getByRole("button", { name: texts.endPause }).click();
  await all.getByText(/^Pause bis/).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
}

/** The board says that the riders wait for these. */
export async function showsReady(
  tablet: KitchenTablet,
  orders: readonly KnownOrder[],
): Promise<void> {
  await switchOn(tablet);
  const { board } = tablet;
  const { waiting } = boardTexts.de.riders;
  for (const { id } of orders) await board.card(id).getByText(waiting, { exact: true }).waitFor();
}
