import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { endedMonths } from "@/domain/report/datev/month-range";
import { toLocal } from "@/domain/time/berlin-time";
import { taxMonthTexts } from "@/i18n/admin/money/tax-month-texts";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { adminPatch } from "@/test/harness/admin";
import { adminTest as it } from "../support/admin-test";
import { DESKTOP } from "../support/browser";
import { storeOrder } from "../support/orders";
import { problemsAtWidths } from "../support/screen-problems";

const reports = reportsTexts.de;
const texts = taxMonthTexts.de;
const REPORTS = "/system/reports";
const MANAGER = { email: "leitung@example.com", viewport: DESKTOP };

/** Twelve euros with VAT of 7 %. */
const SOLD = {
  status: "completed",
  total_cents: 1200,
  vat_split: [{ rate: 7, net_cents: 1121, vat_cents: 79 }],
};

it("a manager makes the file of the last month, and sees what has changed since", async ({
  openAdminPage,
}) => {
  const [month = ""] = endedMonths(1, Date.now());
  await storeOrder({ ...SOLD, local_date: `${month}-03`, code: "CDFG" });
  const open = await storeOrder({ ...SOLD, status: "ready", local_date: `${month}-04` });
  const { page, faults } = await openAdminPage(REPORTS, MANAGER);
  await page.getByRole("button", { name: reports.ranges.lastMonth }).click();
  await page.getByRole("button", { name: reports.export, exact: true }).click();
  await page.getByRole("menuitem", { name: texts.title }).click();
  const dialog = page.getByRole("dialog", { name: texts.title });
  await dialog.getByText(texts.sums(1, "12,00 €", "0,00 €")).waitFor();
  await dialog.getByText(texts.open(1)).waitFor();
  await dialog.getByText(texts.never).waitFor();

  const download = dialog.getByRole("button", { name: texts.download });
  await download.click();
  await dialog.getByText(texts.invalid).waitFor();
  await dialog.getByText(texts.ranges.adviser, { exact: true }).waitFor();
  const wrong = dialog.locator("input[aria-invalid=true]");
  expect(await wrong.count()).toBe(2);
  const problems = await problemsAtWidths(page, "month", { within: "[role=dialog]" });
  await dialog.getByLabel(texts.adviser).fill("29098");
  await dialog.getByLabel(texts.client).fill("55003");
  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
  expect(file.suggestedFilename()).toBe(`EXTF_Buchungsstapel_resto-bobingen_${month}.csv`);
  const lines = new TextDecoder("windows-1252")
    .decode(readFileSync(await file.path()))
    .split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"RE";"";"";29098;55003;/);
  expect(lines[1]).toContain(";Geschäftspartnerbank;");
  expect(lines[2]).toMatch(/^12,00;"S";"EUR";;;"";1000;8300;"";03\d\d;"\d{8}-CDFG";/);
  await dialog.getByText(texts.unchanged).waitFor();

  await adminPatch(`orders/${open}`, { status: "completed", code: "HJKL" });
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: reports.export, exact: true }).click();
  await page.getByRole("menuitem", { name: texts.title }).click();
  await dialog.getByText(texts.changed(1)).first().waitFor();
  await dialog.getByRole("row").filter({ hasText: "HJKL" }).getByText("12,00 €").waitFor();
  problems.push(...(await problemsAtWidths(page, "changes", { within: "[role=dialog]" })));
  // What was entered once is there.
  await dialog.getByText(texts.details).click();
  expect(await dialog.getByLabel(texts.adviser).inputValue()).toBe("29098");
  expect(problems).toEqual([]);
  expect(faults).toEqual([]);
});

it("a figure of a report opens the orders that it sums up", async ({ openAdminPage }) => {
  const local_date = toLocal(Date.now()).date;
  await storeOrder({ ...SOLD, local_date, code: "CDFG" });
  await storeOrder({ ...SOLD, local_date, code: "HJKL", total_cents: 800 });
  await storeOrder({ ...SOLD, local_date, code: "MNPQ", status: "rejected" });
  const { page, faults } = await openAdminPage(REPORTS, MANAGER);
  const figure = page.getByTestId("report-figure").filter({ hasText: "20,00 €" });
  await figure.getByRole("button", { name: reports.seeOrders }).first().click();
  const drawer = page.getByRole("dialog", { name: reports.completed });
  await drawer.getByText(reports.listed(2, "20,00 €")).waitFor();
  expect(await drawer.getByRole("row").filter({ hasText: "CDFG" }).count()).toBe(1);
  const problems = await problemsAtWidths(page, "orders", { within: "[role=dialog]" });
  await drawer.getByLabel(reports.figure).selectOption("lost");
  const lost = page.getByRole("dialog", { name: reports.lost });
  await lost.getByText(reports.listed(1, "12,00 €")).waitFor();
  await lost.getByRole("row").filter({ hasText: "MNPQ" }).waitFor();
  expect(problems).toEqual([]);
  expect(faults).toEqual([]);
});
