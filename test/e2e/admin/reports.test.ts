import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { addDays, toLocal } from "@/domain/time/berlin-time";
import { dishCostTexts } from "@/i18n/admin/money/dish-cost-texts";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { adminGet, adminSet } from "@/test/harness/admin";
import { teamPage } from "../support/admin-team";
import { adminTest as it } from "../support/admin-test";
import { PHONE } from "../support/browser";
import { collectDialogs, injectedElements } from "../support/hostile-texts";
import { storeOrder } from "../support/orders";
import { problemsAtWidths } from "../support/screen-problems";

const texts = reportsTexts.de;
const REPORTS = "/system/reports";
const MANAGER = { email: "leitung@example.com" };

/** Markup that must be shown as text. */
const HOSTILE = "<img src=x onerror=alert(1)>";
const FORMULA = '=HYPERLINK("https://example.com")';

const today = () => toLocal(Date.now()).date;

function line(name: string, qty: number, line_cents: number) {
  return {
    item_id: name,
    name: { de: name, en: name },
    qty,
    unit_cents: line_cents / qty,
    line_cents,
    choices: {},
    choice_names: [],
    vat: 7,
  };
}

async function storeSales(): Promise<void> {
  const [date, lines] = [today(), [line(HOSTILE, 2, 900), line(FORMULA, 1, 350)]];
  await storeOrder({ status: "completed", local_date: date, total_cents: 1250, lines });
  await storeOrder({ status: "completed", local_date: addDays(date, -3), total_cents: 750, lines });
  await storeOrder({ status: "cancelled", local_date: date, total_cents: 99_900 });
  await storeOrder({ status: "completed", local_date: addDays(date, -7), total_cents: 1000 });
  await storeOrder({ status: "completed", local_date: addDays(date, -20), total_cents: 5000 });
  await adminSet("reservations/past", {
    resto_key: "resto-bobingen",
    status: "no_show",
    local_date: date,
    start_at: new Date(),
    end_at: new Date(Date.now() + 5_400_000),
    party_size: 4,
  });
}

it("a report sums up preset and custom periods", async ({ openAdminPage }) => {
  await storeSales();
  const { page, faults } = await openAdminPage(REPORTS, MANAGER);
  const figure = (label: string) =>
    page.getByTestId("report-figure").filter({ has: page.getByText(label, { exact: true }) });
  await figure(texts.turnover).getByText("20,00 €").waitFor();
  await figure(texts.lost).getByText(texts.lostShare(33)).waitFor();
  await figure(texts.noShows).getByText("1", { exact: true }).waitFor();

  await page.getByRole("button", { name: texts.ranges.today }).click();
  await figure(texts.turnover).getByText("12,50 €").waitFor();
  await page.getByRole("button", { name: texts.ranges.month }).click();
  await figure(texts.turnover).getByText("80,00 €").waitFor();

  const dishes = page.getByRole("region", { name: texts.topItems });
  await dishes.getByRole("button", { name: texts.showFigures }).click();
  await dishes.getByRole("button", { name: `${FORMULA}: ${texts.seeOrders}` }).click();
  const drawer = page.getByRole("dialog", { name: FORMULA });
  await drawer.getByText(texts.listed(2, "7,00 €")).waitFor();
  await drawer.getByLabel(texts.figure).selectOption({ label: texts.completed });
  await page.getByRole("dialog", { name: texts.completed }).getByText("80,00 €").waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: texts.ranges.custom }).click();
  const from = page.getByLabel(texts.from, { exact: true });
  const to = page.getByLabel(texts.to, { exact: true });
  await from.fill("1.1.2026");
  await to.fill("31.12.2026");
  await page.getByRole("button", { name: texts.show, exact: true }).click();
  await page.getByText(texts.rangeInvalid(92)).waitFor();
  expect(await from.inputValue()).toBe("1.1.2026");
  await to.fill("2.1.2026");
  await page.getByRole("button", { name: texts.show, exact: true }).click();
  await page.getByText(texts.emptyTitle).waitFor();
  expect(faults).toEqual([]);
});

it("a report shows markup as text, escapes formulas in CSV files and prints the day closing", async ({
  openAdminPage,
}) => {
  await storeSales();
  const { page, faults } = await openAdminPage(REPORTS, MANAGER);
  const dialogs = collectDialogs(page);
  await page.getByRole("rowheader", { name: HOSTILE, exact: true }).waitFor();
  await page.getByRole("button", { name: texts.export }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: texts.csvOf(texts.topItems) }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^resto-bobingen-gerichte-[\d-]+-bis-[\d-]+\.csv$/);
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv.split("\r\n")).toEqual([
    "\uFEFFGericht;Portionen;Umsatz (EUR)",
    `${HOSTILE};4;18`,
    `"'=HYPERLINK(""https://example.com"")";2;7`,
    "",
  ]);
  expect(await injectedElements(page)).toBe(0);

  await page.getByRole("button", { name: texts.ranges.today }).click();
  await page.getByText(texts.change("+25")).first().waitFor();
  await page.evaluate(() => {
    window.print = () => {
      const sheet = document.querySelector("[data-testid=printed-closing]")?.textContent ?? "";
      Object.assign(window, { sheet });
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  await page.getByRole("button", { name: texts.export }).click();
  await page.getByRole("menuitem", { name: texts.closing.print }).click();
  const sheet = () => page.evaluate(() => String(Reflect.get(window, "sheet")));
  await expect.poll(sheet).toMatch(/Abschluss.*Barzahlung12,50/);
  expect(dialogs).toEqual([]);
  expect(faults).toEqual([]);
});

it("the first chart of a report is visible without scrolling at 1280 x 800", async ({
  openAdminPage,
}) => {
  await storeSales();
  const { page } = await openAdminPage(REPORTS, {
    ...MANAGER,
    viewport: { width: 1280, height: 800 },
  });
  // The comparison adds a line to the figures and a legend to the chart.
  await page.getByText(texts.change("+100")).first().waitFor();
  const box = await page.getByRole("figure").first().boundingBox();
  expect(box?.height).toBeGreaterThan(200);
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
});

it("a report sorts dishes by sales and margin, and accepts the costs that are missing", async ({
  openAdminPage,
}) => {
  const lines = [line("pho-bo", 9, 9630), line("bao-bun", 1, 428), line("tofu", 1, 1070)];
  await storeOrder({ status: "completed", local_date: today(), total_cents: 11_128, lines });
  await adminSet("dish_costs/resto-bobingen", {
    resto_key: "resto-bobingen",
    costs: { "pho-bo": 400, "bao-bun": 300 },
  });
  const { page, faults } = await openAdminPage(REPORTS, MANAGER);
  const { fields, title } = dishCostTexts.de;
  const margins = page.getByRole("region", { name: title });
  const field = (name: string) => margins.getByRole("region", { name });
  await field(fields.stars.title).getByText("9 × 6,00 € Ertrag = 54,00 €").waitFor();
  await field(fields.dogs.title).getByText("1 × 1,00 € Ertrag = 1,00 €").waitFor();

  const missing = margins.getByRole("textbox", { name: "tofu" });
  await missing.fill("viel");
  await missing.press("Enter");
  await margins.getByText(dishCostTexts.de.wrong).waitFor();
  expect(await missing.inputValue()).toBe("viel");
  await missing.fill("2,5");
  await missing.press("Tab");
  await field(fields.puzzles.title).getByText("1 × 7,50 € Ertrag = 7,50 €").waitFor();
  expect(await missing.inputValue()).toBe("2,50");
  const stored = { costs: { "pho-bo": 400, "bao-bun": 300, tofu: 250 } };
  expect(await adminGet("dish_costs/resto-bobingen")).toMatchObject(stored);

  await field(fields.puzzles.title)
    .getByRole("button", { name: `tofu: ${texts.seeOrders}` })
    .click();
  await page.getByRole("dialog", { name: "tofu" }).getByText(texts.listed(1, "10,70 €")).waitFor();
  await page.keyboard.press("Escape");
  expect(await problemsAtWidths(page, "margins", { within: "main" })).toEqual([]);
  expect(faults).toEqual([]);
});

it("a report that lacks the connection loads on retry", async ({ openAdminPage }) => {
  const { page, context } = await openAdminPage(REPORTS, MANAGER);
  await page.getByText(texts.emptyTitle).waitFor();
  await context.setOffline(true);
  await page.getByRole("button", { name: texts.ranges.month }).click();
  const retry = page.getByRole("alert").getByRole("button");
  await retry.waitFor();
  await context.setOffline(false);
  await retry.click();
  await page.getByText(texts.emptyTitle).waitFor();
  expect(await page.getByRole("alert").getByRole("button").count()).toBe(0);
});

it("shows overview, team, audit log and reports without accessibility problems at both widths, and wide tables of a report stacked on a phone", {
  timeout: 180_000,
}, async ({ openAdminPage }) => {
  await storeSales();
  const email = "gast@example.com";
  const grants = { email, resto_keys: ["gone"], role: "staff", super: false };
  await adminSet("staff/demo-gast", grants);
  await adminSet("audit/hostile", {
    at: new Date(),
    by: "staff",
    uid: HOSTILE,
    resto_key: HOSTILE,
    target: `staff/${HOSTILE}`,
    action: HOSTILE,
  });
  const { page, faults } = await openAdminPage("/", { viewport: PHONE });
  const origin = new URL(page.url()).origin;
  await page.getByTestId("overview-restaurant").getByRole("list").first().waitFor();
  const problems = await problemsAtWidths(page, "overview");

  await page.goto(`${origin}/system/staff`);
  await page.getByTestId("staff-member").first().waitFor();
  const team = teamPage(page);
  problems.push(...(await problemsAtWidths(page, "team")));
  await team.button(team.texts.revokeOf("Kim Koch")).click();
  await team.button(team.texts.revokeYes).waitFor();
  problems.push(...(await problemsAtWidths(page, "revoking")));
  await page.keyboard.press("Escape");
  await team.button(team.texts.add).click();
  await team.button(team.texts.save).click();
  await page.getByText(team.texts.emailInvalid).waitFor();
  problems.push(...(await problemsAtWidths(page, "form")));

  await page.goto(`${origin}/system/audit`);
  await page.getByRole("table").first().waitFor();
  problems.push(...(await problemsAtWidths(page, "audit")));
  expect(await injectedElements(page)).toBe(0);

  await page.goto(origin + REPORTS);
  await page.getByRole("button", { name: "English" }).click();
  const words = reportsTexts.en;
  await page.getByRole("main").getByRole("button", { name: "Resto Bobingen" }).click();
  await page.getByTestId("report-figure").first().waitFor();
  const days = page.getByRole("region", { name: words.byDay });
  await days.getByRole("button", { name: words.showFigures }).click();
  await days.getByRole("table", { name: words.figures(words.byDay) }).waitFor();
  problems.push(...(await problemsAtWidths(page, "report")));
  await page.getByRole("button", { name: words.ranges.custom }).click();
  await page.getByLabel(words.from, { exact: true }).fill("1.1.2020");
  await page.getByRole("button", { name: words.show, exact: true }).click();
  await page.getByText(words.rangeInvalid(92)).waitFor();
  problems.push(...(await problemsAtWidths(page, "custom period")));
  expect(problems).toEqual([]);
  expect(faults).toEqual([]);
});
