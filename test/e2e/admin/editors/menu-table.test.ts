import { expect } from "vitest";
import { menuTableTexts } from "@/i18n/admin/menu/menu-table-texts";
import { dishCostTexts } from "@/i18n/admin/money/dish-cost-texts";
import { adminGet } from "@/test/harness/admin";
import { adminTest as it } from "../../support/admin-test";
import { DESKTOP } from "../../support/browser";
import { MISO } from "../../support/cart";
import { problemsAtWidths } from "../../support/screen-problems";

const texts = menuTableTexts.de;

async function storedDish(id: string): Promise<Record<string, unknown> | undefined> {
  const items = (await adminGet("menus/resto-bobingen"))?.items as Record<string, unknown>[];
  return items.find((item) => item.id === id);
}

it("edits prices, numbers and portions of dishes in a table by keyboard, several at once, and undoes them", {
  timeout: 240_000,
}, async ({ openMenuEditor }) => {
  const { page, faults, editor } = await openMenuEditor({ viewport: DESKTOP });
  await page.getByText(texts.asTable, { exact: true }).click();
  const row = (id: string) => page.locator(`[data-row="${id}"]`);
  const cell = (id: string, column: string) => row(id).locator(`[data-column="${column}"]`);
  const focused = () =>
    page.evaluate(
      "[document.activeElement.closest('[data-row]')?.dataset.row, document.activeElement.dataset.column]",
    );

  await cell(MISO, "preis").click();
  await page.keyboard.type("4,40");
  await page.keyboard.press("Enter");
  await cell(MISO, "preis").getByText("4,40 €").waitFor();
  const [below] = (await focused()) as string[];
  expect(below).not.toBe(MISO);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await focused()).toEqual([MISO, "number"]);
  await page.keyboard.press("F2");
  await page.keyboard.type("14a");
  await page.keyboard.press("Tab");
  expect(await focused()).toEqual([MISO, "name"]);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("viel");
  await page.keyboard.press("Enter");
  await page.getByText(texts.wrongPrice).waitFor();
  await page.keyboard.press("Escape");
  await cell(MISO, "preis").getByText("4,40 €").waitFor();
  await page.keyboard.press("End");
  await page.keyboard.type("1,35");
  await page.keyboard.press("Enter");
  await cell(MISO, "cost").getByText("1,35 €").waitFor();
  const costs = () => adminGet("dish_costs/resto-bobingen");
  expect(await costs()).toMatchObject({ costs: { [MISO]: 135 } });
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("6");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => adminGet("availability/resto-bobingen"))
    .toMatchObject({ stock: { [MISO]: 6 } });
  await cell(MISO, "stock").getByText("6", { exact: true }).waitFor();

  await cell(MISO, "chosen").check();
  await cell("pho-bo", "chosen").check();
  await page.getByRole("button", { name: texts.changePrices }).click();
  await page.getByLabel(texts.by).fill("+5");
  await cell(MISO, "preis").locator("ins").getByText("4,60 €").waitFor();
  const problems = await problemsAtWidths(page, "menu table", { within: "main" });
  await page.getByRole("button", { name: texts.apply }).click();
  await cell(MISO, "preis").getByText("4,60 €").waitFor();
  // The message about the saved cost may still be there with an undo of its own.
  const bar = page.getByRole("region", { name: editor.revisions.save.bar });
  await bar.getByRole("button", { name: editor.revisions.save.undo }).click();
  await cell(MISO, "preis").getByText("4,40 €").waitFor();

  await cell(MISO, "name").click();
  await editor.field(editor.texts.fields.preis).waitFor();
  expect(await editor.field(editor.texts.fields.preis).inputValue()).toBe("4,40");
  expect(await row("pho-bo").isVisible()).toBe(true);
  problems.push(...(await problemsAtWidths(page, "dish beside the table", { within: "main" })));
  const cost = editor.field(dishCostTexts.de.cost);
  expect(await cost.inputValue()).toBe("1,35");
  await cost.fill("1,50");
  await cost.press("Enter");
  await expect.poll(costs).toMatchObject({ costs: { [MISO]: 150 } });
  await page.getByText(dishCostTexts.de.saved).first().waitFor();
  await editor.save();
  expect(await storedDish(MISO)).toMatchObject({ preis: 4.4, number: "14a" });
  expect(JSON.stringify(await adminGet("menus/resto-bobingen"))).not.toMatch(/cost_|"cost"|135/);
  expect(problems).toEqual([]);
  expect(faults).toEqual([]);
});
