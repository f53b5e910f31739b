import type { Page } from "playwright-core";
import { expect } from "vitest";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { adminPatch } from "@/test/harness/admin";
import { adminTest as it } from "../../support/admin-test";
import { PHONE } from "../../support/browser";
import { storeOrder } from "../../support/orders";
import { storeSaturdayOrders } from "../../support/saturday-orders";
import { problemsAtWidths, resize, screenProblems } from "../../support/screen-problems";

/** A window of 1280 × 800 at 200 % zoom. */
const ZOOMED = { width: 640, height: 400 } as const;

/**
 * Codes of the orders that are on the screen as a whole: the card is inside of everything that clips
 * it, nothing on it is cut off, and it names code, kind, minutes left, dishes and the usual step.
 */
function fullyVisible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (element: Element): DOMRect[] => {
      const parent = element.parentElement;
      if (!parent) return [new DOMRect(0, 0, window.innerWidth, window.innerHeight)];
      const isClipping = getComputedStyle(parent).overflow !== "visible";
      return [...(isClipping ? [parent.getBoundingClientRect()] : []), ...clips(parent)];
    };
    const isWhole = (card: Element): boolean => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return clips(card).every(
        (clip) =>
          left >= clip.left - 1 &&
          right <= clip.right + 1 &&
          top >= clip.top - 1 &&
          bottom <= clip.bottom + 1,
      );
    };
    // Content that is cut off would be wider or higher than the card.
    const fits = (card: Element) =>
      card.scrollWidth <= card.clientWidth && card.scrollHeight <= card.clientHeight;
    const parts = [".order-card__type", ".order-clock", ".order-lines__name", "[data-main]"];
    return Array.from(document.querySelectorAll("[data-order]"))
      .filter((card) => isWhole(card) && fits(card))
      .filter((card) => parts.every((part) => card.querySelector(part)?.checkVisibility()))
      .map((card) => card.querySelector("h3")?.textContent ?? "");
  });
}

it("shows many of thirty open orders as a whole, below one row of buttons, on three screens", async ({
  openBoard,
}) => {
  await storeSaturdayOrders();
  const { page, board } = await openBoard();
  await expect.poll(() => page.locator("[data-order]").count()).toBe(30);
  const bar = page.getByRole("searchbox", { name: board.texts.search }).locator("..");
  for (const [width, height, cards] of [
    [1024, 768, 8],
    [1280, 800, 10],
    [1920, 1080, 16],
  ] as const) {
    await resize(page, { width, height });
    await expect.poll(async () => (await fullyVisible(page)).length).toBeGreaterThanOrEqual(cards);
    await expect.poll(() => bar.evaluate(({ clientHeight }) => clientHeight)).toBe(48);
    expect(await screenProblems(page, `thirty orders at ${width} px`)).toEqual([]);
  }
  await resize(page, { width: 768, height: 1024 });
  await expect.poll(() => bar.evaluate(({ clientHeight }) => clientHeight)).toBe(48);
});

it("shows one line of notices, and the others when their number is tapped", async ({
  openBoard,
}) => {
  await storeOrder({ created_at: new Date(Date.now() - 9 * MINUTE_MS) });
  await adminPatch("availability/resto-bobingen", { extra_minutes: 20 });
  const { page, board } = await openBoard({ width: 768, height: 1024 });
  const { notices, alarm } = board.texts;
  const top = () => board.column("new").evaluate((column) => column.getBoundingClientRect().top);
  await page
    .getByRole("alert")
    .filter({ hasText: alarm.overdue(1) })
    .waitFor();
  const before = await top();
  await board.arm();
  await page.getByText(alarm.heard).waitFor();
  const more = page.getByRole("button", { name: notices.more(2) });
  await more.waitFor();
  await expect.poll(top).toBe(before);
  await more.click();
  const fewer = page.getByRole("button", { name: notices.fewer });
  await fewer.waitFor();
  await expect.poll(top).toBeGreaterThan(before + 40);
  expect(await screenProblems(page, "all notices")).toEqual([]);
  await fewer.click();
  await expect.poll(top).toBe(before);
  // A notice that gets the focus is shown.
  await more.focus();
  await page.keyboard.press("Shift+Tab");
  await fewer.waitFor();
  await expect.poll(top).toBeGreaterThan(before + 40);
});

it("shows the list of codes only while a card is out of sight, and only the heading of an empty column", async ({
  openBoard,
}) => {
  const id = await storeOrder({ status: "accepted", eta_at: new Date() });
  const { page, board } = await openBoard({ width: 1024, height: 768 });
  await board.card(id).waitFor();
  const strip = page.getByRole("navigation", { name: board.texts.waitingCodes });
  expect(await strip.count()).toBe(0);
  const width = (name: "new" | "kitchen") =>
    board.column(name).evaluate(({ clientWidth }) => clientWidth);
  await expect.poll(() => width("new")).toBeLessThan(120);
  await expect.poll(() => width("kitchen")).toBeGreaterThan(600);
  await storeSaturdayOrders();
  await strip.waitFor();
  await expect.poll(() => width("new")).toBeGreaterThan(200);
});

it("shows orders, without scrolling, on a small window at 200 % zoom, and has no accessibility problems there", async ({
  openBoard,
}) => {
  await storeSaturdayOrders();
  const { page } = await openBoard(ZOOMED);
  await expect.poll(() => page.locator("[data-order]").count()).toBe(30);
  // Head and first dish of a card above the bar of the pages.
  const shown = () =>
    page.evaluate(() => {
      const bar = document.querySelector("[data-testid=admin-bar] nav")?.getBoundingClientRect();
      return Array.from(document.querySelectorAll("[data-order] .order-lines__name")).filter(
        (dish) => dish.getBoundingClientRect().bottom <= (bar?.top ?? 0),
      ).length;
    });
  await expect.poll(shown).toBeGreaterThanOrEqual(2);
  const viewports = [ZOOMED, PHONE];
  expect(await problemsAtWidths(page, "strip of codes", { viewports })).toEqual([]);
});

it("keeps the large cards and the allergen codes on this device", async ({ openBoard }) => {
  await storeSaturdayOrders();
  const { page, board } = await openBoard();
  const codes = page.getByText(/^Allergene: /);
  await page.locator("[data-density=dense]").waitFor();
  expect(await codes.count()).toBe(0);
  await board.showCodes();
  await codes.first().waitFor();
  await page.getByRole("button", { name: board.texts.view.title, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(board.texts.view.densities.comfortable).click();
  await page.reload();
  await page.locator("[data-density=comfortable]").waitFor();
  await codes.first().waitFor();
});

it("marks notes about allergies, and shows the card of a waiting code", async ({ openBoard }) => {
  await storeSaturdayOrders();
  const { page, board } = await openBoard();
  await page.locator("[data-allergy]", { hasText: "Erdnussallergie" }).waitFor();
  await page.locator("[data-allergy]", { hasText: "glutenfrei" }).waitFor();
  await page.getByText("ohne Zwiebeln").first().waitFor();
  expect(await page.locator("[data-allergy]", { hasText: "ohne Zwiebeln" }).count()).toBe(0);

  const strip = page.getByRole("navigation", { name: board.texts.waitingCodes });
  await expect.poll(() => strip.getByRole("button").count()).toBe(21);
  expect(await strip.getByRole("button").first().textContent()).toMatch(/zu spät$/);
  const last = strip.getByRole("button").last();
  const [code = ""] = ((await last.textContent()) ?? "").split(" ");
  await last.click();
  const card = page.getByRole("article", { name: code });
  await card.locator("[data-main]:focus").waitFor();
  await expect.poll(async () => (await fullyVisible(page)).includes(code)).toBe(true);
});
