import { expect } from "vitest";
import { DAY_MS, toLocal } from "@/domain/time/berlin-time";
import { reportsTexts } from "@/i18n/admin/reports-texts";
import { followDay } from "../day/browser-clock";
import { adminTest as it } from "../support/admin-test";
import { storeOrder } from "../support/orders";

const texts = reportsTexts.de;

it("a report of today that stays open overnight becomes that of the new day", async ({
  openAdminPage,
}) => {
  const today = toLocal(Date.now()).date;
  await storeOrder({ status: "completed", local_date: today, total_cents: 1250 });
  const { page, context, faults } = await openAdminPage("/system/reports", {
    email: "leitung@example.com",
  });
  await page.getByRole("button", { name: texts.ranges.today }).click();
  const turnover = page
    .getByTestId("report-figure")
    .filter({ has: page.getByText(texts.turnover, { exact: true }) });
  await turnover.getByText("12,50 €").waitFor();
  await followDay(context, () => DAY_MS);
  await page.clock.setSystemTime(Date.now() + DAY_MS);
  await page.getByText(texts.emptyTitle).waitFor();
  expect(faults).toEqual([]);
});
