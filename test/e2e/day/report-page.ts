import type { Locator, Page } from "playwright-core";
import { findingTexts } from "@/i18n/admin/finding-texts";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { type Figures, plainSpaces } from "./expected-report";

const texts = reportsTexts.de;

/** Titles of the tables below a chart, which are shown on demand. */
const FOLDED = [texts.byDay, texts.byHour, texts.topItems, texts.tables];
const TABLES = [...FOLDED, texts.money, texts.payments, texts.outcome];

/** Reads every figure of the open report. */
export async function readReportPage(page: Page): Promise<Figures> {
  const section = (name: string) => page.getByRole("region", { name, exact: true });
  await section(texts.money).waitFor();
  for (const title of FOLDED) {
    const show = section(title).getByRole("button", { name: texts.showFigures });
    if ((await show.count()) > 0) await show.click();
  }
  const figures: Figures = { tiles: await tilesOf(page) };
  const found = await section(findingTexts.de.title).getByRole("listitem").allInnerTexts();
  figures.findings = Object.fromEntries(found.map((each, at) => [String(at), plainSpaces(each)]));
  for (const title of TABLES) {
    const table = page.getByRole("table", { name: texts.figures(title), exact: true }).last();
    await table.waitFor();
    figures[title] = await rowsOf(table);
  }
  return figures;
}

/** The rows of a table by their first cell. */
async function rowsOf(table: Locator): Promise<Record<string, string>> {
  const rows = await table.evaluate((element) =>
    [...element.querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll<HTMLElement>("th, td")].map((cell) => cell.innerText),
    ),
  );
  return Object.fromEntries(
    rows.map((cells) => {
      const [label = "", ...rest] = cells.map(plainSpaces);
      return [label, rest.join(" | ")];
    }),
  );
}

async function tilesOf(page: Page): Promise<Record<string, string>> {
  const tiles = await page.getByTestId("report-figure").allInnerTexts();
  return Object.fromEntries(
    tiles.map((tile) => {
      const parts = tile
        .split("\n")
        .map(plainSpaces)
        .filter((part) => part !== "");
      const [label = "", ...rest] = parts.filter((part) => part !== texts.seeOrders);
      return [label, rest.join(" | ")];
    }),
  );
}
