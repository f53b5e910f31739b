import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { formatDay } from "@/domain/text/format";
import { addDays, toInstant, toLocal } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { cartTexts } from "@/i18n/cart-texts";
import { menuTexts } from "@/i18n/menu-texts";
import { refusalText } from "@/i18n/refusal-texts";
import { adminGet } from "@/test/harness/admin";
import { adminTest as it } from "../support/admin-test";
import { PHONE } from "../support/browser";
import { MISO, openCart, openMenu, storedCart } from "../support/cart";
import { openCheckout } from "../support/checkout";
import { TABLET } from "../support/order-board";
import { screenProblems } from "../support/screen-problems";

const texts = availabilityTexts.de;
const HOUR_MS = 3_600_000;

const stored = () => adminGet("availability/resto-bobingen");

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

it("pauses orders until a time that guests see, and adds busy minutes for an hour", async ({
  newVisitor,
  openBoard,
}) => {
  const { page } = await openBoard();
  await page.getByText(texts.open, { exact: true }).click();
  await press(page, texts.minutes(30));
  await page.getByText(/^Pause bis \d\d:\d\d Uhr/).waitFor();
  await press(page, texts.extra(20));
  await page.getByRole("button", { name: texts.extra(20), pressed: true }).waitFor();
  await page.getByText(/^Gilt bis \d\d:\d\d Uhr/).waitFor();
  const switches = await stored();
  expect(switches).toMatchObject({ extra_minutes: 20 });
  expect(Number(switches?.paused_until)).toBeGreaterThan(Date.now() + 25 * 60_000);
  expect(Number(switches?.extra_until)).toBeGreaterThan(Date.now() + 55 * 60_000);

  const guest = await newVisitor({ stored: storedCart(MISO, MISO) });
  await openCheckout(guest.page);
  await guest.page
    .getByText(refusalText({ reason: "PAUSED", next_at: 1 }, "de").title)
    .first()
    .waitFor();

  await press(page, texts.endPause);
  await page.getByText(`${texts.open} · ${texts.extra(20)}`, { exact: true }).waitFor();
  expect(await stored()).toMatchObject({ paused_until: null });
  await press(page, texts.busyFor(4));
  await expect
    .poll(async () => Number((await stored())?.extra_until))
    .toBeGreaterThan(Date.now() + 3.5 * HOUR_MS);
  await press(page, texts.usual);
  await page.getByText(texts.open, { exact: true }).waitFor();
});

it("marks a dish as sold out, which a guest with it in the cart sees at once, and makes it available again", async ({
  newVisitor,
  openBoard,
}) => {
  const guest = await newVisitor({ stored: storedCart(MISO, MISO) });
  await openMenu(guest.page);
  const cart = await openCart(guest.page);
  await cart.getByText("Miso").first().waitFor();

  const { page } = await openBoard();
  await page.getByText(texts.soldOut(0), { exact: true }).click();
  await page.getByRole("searchbox", { name: texts.searchDish }).fill("misosuppe");
  await page.getByRole("button", { name: /^.*Miso.* ausverkauft: 4 Std\.$/ }).click();
  await page.getByText(texts.soldOut(1), { exact: true }).waitFor();
  await page.getByText(/^ausverkauft bis|^heute ausverkauft/).waitFor();
  const { sold_out } = (await stored()) as unknown as { sold_out: Record<string, Date> };
  const until = Number(sold_out[MISO]);
  expect(until).toBeGreaterThan(Date.now() + 3.5 * HOUR_MS);
  await cart.getByText(cartTexts.de.soldOut).waitFor();

  await page.getByRole("button", { name: /Miso.* ausverkauft: bis auf Weiteres$/ }).click();
  await page.getByText(texts.soldOutIndefinitely).waitFor();
  const other = await newVisitor();
  await openMenu(other.page);
  await other.page.getByText(menuTexts.de.soldOut, { exact: true }).first().waitFor();

  await page.getByRole("button", { name: /^Wieder da: .*Miso/ }).click();
  await page.getByText(texts.soldOut(0), { exact: true }).waitFor();
  await cart.getByText(cartTexts.de.soldOut).waitFor({ state: "detached" });
});

it("closes a day, gives another day special hours, and removes both closures", async ({
  openBoard,
}) => {
  const { page } = await openBoard();
  await page.getByText(texts.closures(0), { exact: true }).click();
  await press(page, texts.closedTomorrow);
  await page.getByText(texts.closures(1), { exact: true }).waitFor();
  const today = toLocal(Date.now()).date;
  const dayName = (ahead: number) => formatDay(toInstant(addDays(today, ahead), 720), "de");
  await page.getByLabel(texts.otherDay).selectOption({ label: dayName(3) });
  await page.getByLabel(texts.from, { exact: true }).selectOption("12:00");
  await page.getByLabel(texts.until, { exact: true }).selectOption("15:30");
  await page.getByLabel(texts.reason).fill("Betriebsfeier");
  await press(page, texts.save);
  await page.getByText(texts.closures(2), { exact: true }).waitFor();
  expect((await stored())?.exceptions).toEqual([
    { date: addDays(today, 1), closed: true },
    {
      date: addDays(today, 3),
      hours: [{ open: "12:00", close: "15:30" }],
      reason: "Betriebsfeier",
    },
  ]);
  await press(page, texts.removeDay(dayName(1)));
  await page.getByText(texts.closures(1), { exact: true }).waitFor();
  await press(page, texts.removeDay(dayName(3)));
  await page.getByText(texts.closures(0), { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByLabel(texts.otherDay).waitFor({ state: "detached" });
});

describe.each([
  ["a tablet", TABLET],
  ["a phone", PHONE],
] as const)("on %s", (_name, viewport) => {
  it("shows the availability menus without accessibility problems", { timeout: 150_000 }, async ({
    openBoard,
  }) => {
    const { page } = await openBoard(viewport);
    const problems: string[] = [];
    for (const [summary, inside] of [
      [texts.open, texts.pause],
      [texts.soldOut(0), "Miso"],
      [texts.closures(0), texts.otherDay],
    ] as const) {
      await page.getByText(summary, { exact: true }).click();
      await page.getByTestId("availability-panel").getByText(inside).first().waitFor();
      problems.push(...(await screenProblems(page, summary, "[data-testid=availability-panel]")));
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "English" }).click();
    await page.getByText(availabilityTexts.en.closures(0), { exact: true }).click();
    await page.getByTestId("availability-panel").waitFor();
    problems.push(...(await screenProblems(page, "days", "[data-testid=availability-panel]")));
    expect(problems).toEqual([]);
  });
});
