import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { formatLocalDate, formatLocalDay } from "@/domain/text/format";
import { addDays, toLocal } from "@/domain/time/berlin-time";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { menuTexts } from "@/i18n/menu/menu-texts";
import { cartTexts } from "@/i18n/order/cart-texts";
import { soldOutOptionTexts } from "@/i18n/order/sold-out-option-texts";
import { pickerTexts } from "@/i18n/picker-texts";
import { refusalText } from "@/i18n/refusal-texts";
import { adminGet } from "@/test/harness/admin";
import { adminTest as it } from "../../support/admin-test";
import { PHONE } from "../../support/browser";
import { MISO, openCart, openMenu, storedCart } from "../../support/cart";
import { openCheckout } from "../../support/checkout";
import { TABLET } from "../../support/order-board";
import { placeOrderAsGuest } from "../../support/orders";
import { screenProblems } from "../../support/screen-problems";

const texts = availabilityTexts.de;

const stored = () => adminGet("availability/resto-bobingen");

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).click();

async function openPanel(page: Page, tab: string = texts.tabs.orders) {
  await press(page, texts.title);
  const panel = page.getByTestId("availability-panel");
  await panel.getByRole("tab", { name: tab }).click();
  return panel;
}

it("pauses delivery alone and adds busy minutes, and ends each with one tap on the board", async ({
  newVisitor,
  openBoard,
}) => {
  const { page } = await openBoard();
  const panel = await openPanel(page);
  await panel
    .getByRole("group", { name: texts.pauseOf.delivery })
    .getByRole("button", { name: texts.minutes(30) })
    .click();
  await panel.getByText(/^Pause bis \d\d:\d\d Uhr/).waitFor();
  await panel
    .getByRole("group", { name: texts.busyOf.pickup })
    .getByRole("button", { name: texts.extra(20) })
    .click();
  await panel.getByText(/^\+20 min bis \d\d:\d\d Uhr/).waitFor();
  const switches = await stored();
  expect(switches).toMatchObject({ paused_until: null, extra_minutes: 20 });
  expect(Number(switches?.delivery_paused_until)).toBeGreaterThan(Date.now() + 25 * 60_000);
  expect(Number(switches?.extra_until)).toBeGreaterThan(Date.now() + 55 * 60_000);

  const guest = await newVisitor({ stored: storedCart(MISO, MISO) });
  await openCheckout(guest.page);
  const delivery = guest.page.getByRole("radio", { name: /Lieferung/ });
  await guest.page.getByText(/^Pause bis \d\d:\d\d Uhr$/).waitFor();
  expect(await delivery.isDisabled()).toBe(true);

  await page.keyboard.press("Escape");
  const strip = page.getByRole("region", { name: texts.strip });
  await strip.getByRole("button", { name: /Lieferung pausiert bis/ }).click();
  await strip.getByRole("button", { name: /\+20 min bis/ }).click();
  await strip.getByRole("button").first().waitFor({ state: "detached" });
  expect(await stored()).toMatchObject({ delivery_paused_until: null, extra_minutes: 0 });
  await expect.poll(() => delivery.isDisabled()).toBe(false);
});

it("counts the portions of a dish, live for guests and the team, down to sold out", async ({
  newVisitor,
  openBoard,
}) => {
  const { page } = await openBoard();
  const panel = await openPanel(page, texts.tabs.soldOut(0));
  await panel.getByLabel(texts.searchDish).fill("Misosuppe");
  const row = panel.getByTestId("sold-out-row").filter({ hasText: "14 Misosuppe" });
  const portions = row.getByRole("textbox");
  await portions.fill("2");
  await portions.press("Enter");
  await expect.poll(stored).toMatchObject({ stock: { [MISO]: 2 } });
  expect(await screenProblems(page, "portions")).toEqual([]);

  const guest = await newVisitor({ stored: storedCart(MISO, MISO, MISO) });
  await openMenu(guest.page);
  const cart = await openCart(guest.page);
  await cart.getByText(soldOutOptionTexts.de.tooMany(2)).waitFor();
  await openCheckout(guest.page);
  await guest.page
    .getByTestId("unavailable-lines")
    .getByText(soldOutOptionTexts.de.tooMany(2))
    .waitFor();

  await placeOrderAsGuest();
  await expect.poll(() => portions.inputValue()).toBe("0");
  await row.getByRole("button", { name: /^Wieder da/ }).waitFor();
  await openMenu(guest.page);
  await guest.page.locator(`[data-dish="${MISO}"][data-sold-out]`).first().waitFor();
  await row.getByRole("button", { name: /^Wieder da/ }).click();
  await guest.page.locator(`[data-add="${MISO}"]`).first().waitFor();
  expect(await stored()).toMatchObject({ stock: {} });
});

it("pauses all orders until a time that guests see", async ({ newVisitor, openBoard }) => {
  const { page } = await openBoard();
  const panel = await openPanel(page);
  const all = panel.getByRole("group", { name: texts.pauseOf.both });
  await all.getByRole("button", { name: texts.minutes(30) }).click();
  await all.getByText(/^Pause bis \d\d:\d\d Uhr/).waitFor();
  const guest = await newVisitor({ stored: storedCart(MISO, MISO) });
  await openCheckout(guest.page);
  await guest.page
    .getByText(refusalText({ reason: "PAUSED", next_at: 1 }, 0, "de").title)
    .filter({ visible: true })
    .first()
    .waitFor();
  await all.getByRole("button", { name: texts.endPause }).click();
  await expect.poll(async () => (await stored())?.paused_until).toBeNull();
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
  const panel = await openPanel(page, texts.tabs.soldOut(0));
  const search = panel.getByRole("searchbox", { name: texts.searchDish });
  await search.fill("misosuppe");
  await panel.getByRole("button", { name: /Miso.* ausverkauft$/ }).click();
  await panel.getByRole("button", { name: /^Wieder da: .*Miso/ }).waitFor();
  const { sold_out } = (await stored()) as unknown as { sold_out: Record<string, Date> };
  expect(Number(sold_out[MISO])).toBeGreaterThan(Date.now());
  await cart.getByText(cartTexts.de.soldOut).waitFor();

  await panel.getByRole("button", { name: /^Wieder da: .*Miso/ }).click();
  await cart.getByText(cartTexts.de.soldOut).waitFor({ state: "detached" });

  await panel.getByText(texts.furtherNotice, { exact: true }).click();
  await panel.getByRole("button", { name: /Miso.* ausverkauft$/ }).click();
  const other = await newVisitor();
  await openMenu(other.page);
  await other.page.getByText(menuTexts.de.soldOut, { exact: true }).first().waitFor();
  await page.keyboard.press("Escape");
  await page
    .getByRole("region", { name: texts.strip })
    .getByRole("button", { name: /Miso.* ausverkauft bis auf Weiteres/ })
    .click();
  await expect.poll(async () => (await stored())?.sold_out).toEqual({});
});

it("marks an option as sold out in all dishes that have it", async ({ openBoard }) => {
  const { page } = await openBoard();
  const panel = await openPanel(page, texts.tabs.soldOut(0));
  await panel.getByText(texts.soldOutKinds.options, { exact: true }).click();
  await panel.getByRole("searchbox", { name: texts.searchOption }).fill("tofu");
  const row = panel.getByTestId("sold-out-row").first();
  await row.getByRole("button", { name: /ausverkauft$/ }).click();
  await row.getByRole("button", { name: /^Wieder da/ }).waitFor();
  const { sold_out_options } = (await stored()) as unknown as {
    sold_out_options: Record<string, Date>;
  };
  expect(Object.keys(sold_out_options).length).toBeGreaterThan(1);
  await page.keyboard.press("Escape");
  await page.getByRole("region", { name: texts.strip }).getByRole("button").click();
  await expect.poll(async () => (await stored())?.sold_out_options).toEqual({});
});

it("closes a day, gives another day special hours, and removes both closures", async ({
  openBoard,
}) => {
  const { page } = await openBoard();
  const panel = await openPanel(page, texts.tabs.closures(0));
  await press(page, texts.closedTomorrow);
  await panel.getByRole("tab", { name: texts.tabs.closures(1) }).waitFor();
  const today = toLocal(Date.now()).date;
  const dayName = (ahead: number) => formatLocalDay(addDays(today, ahead), "de");
  const day = panel.getByPlaceholder(pickerTexts.de.datePlaceholder);
  await day.fill(formatLocalDate(addDays(today, 3)));
  await day.press("Tab");
  await panel.getByRole("textbox", { name: texts.from }).fill("12:00");
  await panel.getByRole("textbox", { name: texts.until24 }).fill("15:30");
  await panel.getByLabel(texts.reason).fill("Betriebsfeier");
  await press(page, texts.save);
  await panel.getByRole("tab", { name: texts.tabs.closures(2) }).waitFor();
  expect((await stored())?.exceptions).toEqual([
    { date: addDays(today, 1), closed: true },
    {
      date: addDays(today, 3),
      hours: [{ open: "12:00", close: "15:30" }],
      reason: "Betriebsfeier",
    },
  ]);
  await press(page, texts.removeDay(dayName(1)));
  await panel.getByRole("tab", { name: texts.tabs.closures(1) }).waitFor();
  await press(page, texts.removeDay(dayName(3)));
  await panel.getByRole("tab", { name: texts.tabs.closures(0) }).waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
});

describe.each([
  ["a tablet", TABLET],
  ["a phone", PHONE],
] as const)("on %s", (_name, viewport) => {
  it("shows the availability panel without accessibility problems", { timeout: 150_000 }, async ({
    openBoard,
  }) => {
    const { page } = await openBoard(viewport);
    const problems: string[] = [];
    const panel = await openPanel(page);
    for (const tab of [
      texts.tabs.orders,
      texts.tabs.soldOut(0),
      texts.tabs.closures(0),
      texts.tabs.guests,
    ]) {
      await panel.getByRole("tab", { name: tab }).click();
      problems.push(...(await screenProblems(page, tab, "[data-testid=availability-panel]")));
    }
    expect(problems).toEqual([]);
  });
});
