import type { Page } from "playwright-core";
import { expect } from "vitest";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { stationTexts } from "@/i18n/admin/kitchen/station-texts";
import { adminPatch } from "@/test/harness/admin";
import { sampleOrder } from "@/test/harness/sample-order";
import { adminTest as it } from "../../support/admin-test";
import { storedOrders, storeOrder } from "../../support/orders";
import { storeSaturdayOrders } from "../../support/saturday-orders";
import { problemsAtWidths, resize } from "../../support/screen-problems";

const texts = stationTexts.de;
const stations = [
  { id: "wok", name: "Wok", categories: ["wok"], dishes: [] },
  { id: "bar", name: "Bar", categories: ["drinks"], dishes: [] },
];
const setStations = () => adminPatch("public/resto-bobingen", { stations });

function lines(...dishes: readonly (readonly [name: string, category: string])[]) {
  const [line] = sampleOrder({}).lines;
  return dishes.map(([name, category]) => ({
    ...line,
    item_id: name.toLowerCase(),
    category,
    name: { de: name, en: name },
  }));
}

async function chooseStation(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: /^Ansicht/ }).click();
  await page.getByLabel(texts.screen).selectOption({ label });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

it("shows wok and bar their own dishes, and makes the order ready when both are done", async ({
  openBoard,
}) => {
  await setStations();
  const dishes = lines(["Pad Thai", "wok"], ["Eistee", "drinks"]);
  const accepted = { status: "accepted", eta_at: new Date(Date.now() + 20 * 60_000) };
  const both = await storeOrder({ ...accepted, lines: dishes });
  const drink = await storeOrder({ ...accepted, lines: dishes.slice(1) });
  const all = await openBoard();
  const { page: wok, board: wokBoard } = await openBoard({ width: 1024, height: 768 });
  const { page: bar, board: barBoard } = await openBoard();
  await wokBoard.card(both).waitFor();
  await chooseStation(wok, "Wok");
  await chooseStation(bar, "Bar");

  await wokBoard.card(both).getByText("Pad Thai").waitFor();
  await wokBoard.card(both).getByText(texts.others(2, "Bar")).waitFor();
  expect(await wokBoard.card(both).getByText("Eistee").count()).toBe(0);
  expect(await wokBoard.card(drink).count()).toBe(0);
  await barBoard.card(drink).waitFor();
  expect(await problemsAtWidths(wok, "the wok's screen")).toEqual([]);

  const finish = wokBoard.card(both).getByRole("button", { name: texts.finish("Wok") });
  const undo = wokBoard.card(both).getByRole("button", { name: texts.undo("Wok") });
  await finish.click();
  await all.board.card(both).getByText(texts.isDone("Wok")).waitFor();
  await undo.click();
  await finish.click();
  await undo.waitFor();
  // The choice outlives the page.
  await wok.reload();
  await undo.waitFor();
  await barBoard
    .card(both)
    .getByRole("button", { name: texts.finish("Bar") })
    .click();
  await all.board.card(both).and(all.page.locator("[data-status=ready]")).waitFor();
  await wokBoard.card(both).waitFor({ state: "hidden" });
  const ready = (await storedOrders()).filter(({ status }) => status === "ready");
  expect(ready).toHaveLength(1);
});

it("shows at least eight whole orders at 1024 px on a station's screen, which folds the navigation", async ({
  openBoard,
}) => {
  await setStations();
  await storeSaturdayOrders();
  // A wide code beside many words.
  const eta_at = new Date(Date.now() - 125 * MINUTE_MS);
  await storeOrder({ code: "MWQ7", status: "preparing", eta_at });
  const { page } = await openBoard({ width: 1024, height: 768 });
  const whole = () =>
    page.evaluate(() => {
      const cards = Array.from(document.querySelectorAll("[data-order]"));
      return cards.filter((card) => {
        const { bottom } = card.getBoundingClientRect();
        const column = card.closest("section")?.getBoundingClientRect().bottom ?? 0;
        return bottom <= Math.min(column, window.innerHeight) && card.querySelector("[data-main]");
      }).length;
    });
  await expect.poll(whole).toBeGreaterThanOrEqual(8);
  await chooseStation(page, "Wok");
  await expect.poll(whole).toBeGreaterThanOrEqual(8);
  const broken = await page.locator(".order-card__code").evaluateAll((codes) => {
    const lines = (code: Element) =>
      Math.round(code.clientHeight / Number.parseFloat(getComputedStyle(code).lineHeight));
    return codes.filter((code) => lines(code) > 1).map(({ textContent }) => textContent);
  });
  expect(broken).toEqual([]);
  for (const [width, height, cards] of [
    [1280, 800, 10],
    [1920, 1080, 16],
  ] as const) {
    await resize(page, { width, height });
    await expect.poll(whole).toBeGreaterThanOrEqual(cards);
  }
  const navigation = page.getByRole("navigation", { name: adminTexts.de.navigation });
  const toggle = page.getByRole("button", { name: texts.navigation, exact: true });
  expect(await navigation.count()).toBe(0);
  await toggle.focus();
  await page.keyboard.press("Enter");
  await navigation.waitFor();
  await toggle.press("Enter");
  await navigation.waitFor({ state: "hidden" });
  await chooseStation(page, texts.all);
  await navigation.waitFor();
});
