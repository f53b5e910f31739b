import type { Page } from "playwright-core";
import { expect } from "vitest";
import { stationTexts } from "@/i18n/admin/station-texts";
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
  await page.getByRole("button", { name: "Ansicht", exact: true }).click();
  await page.getByLabel(texts.screen).selectOption({ label });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

it("shows wok and bar their own dishes, and makes the order ready when both are done", {
  timeout: 90_000,
}, async ({ openBoard }) => {
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
  await wokBoard.card(both).getByText(texts.others(1, "Bar")).waitFor();
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

it("shows at least eight whole orders at 1024 px, on all screens and a station's", {
  timeout: 90_000,
}, async ({ openBoard }) => {
  await setStations();
  await storeSaturdayOrders();
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
  await resize(page, { width: 1280, height: 800 });
  await expect.poll(whole).toBeGreaterThanOrEqual(10);
});
