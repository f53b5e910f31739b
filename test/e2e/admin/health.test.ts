import { expect } from "vitest";
import type { HealthAnswer, RestaurantHealth } from "@/domain/operations/health.schema";
import { DEFAULT_SWITCHES } from "@/domain/operations/switches.schema";
import { healthTexts } from "@/i18n/admin/health-texts";
import { adminTest as it } from "../support/admin-test";
import { DESKTOP, PHONE } from "../support/browser";
import { problemsAtWidths } from "../support/screen-problems";

const HEALTH = "/system/health";
const MINUTE = 60_000;
const CITIES = ["Bobingen", "Schwabmünchen", "Augsburg"];

/** The health of 100 restaurants, a dozen of them in trouble. */
function manyRestaurants(now: number): HealthAnswer {
  const restaurants = Array.from(
    { length: 100 },
    (_, index): RestaurantHealth => ({
      resto_key: `kitchen-${index}`,
      title: index % 7 === 0 ? `Sushi Bar Zum Goldenen Drachen ${index}` : `Küche ${index}`,
      city: CITIES[index % 3] ?? "",
      is_readable: index !== 40,
      is_open: index % 4 !== 3,
      last_order_at: index === 50 ? null : now - index * 9 * MINUTE,
      unanswered: index % 17 === 0 ? 2 : 0,
      overdue: index % 34 === 0 ? 1 : 0,
      paused_unattended_at: index === 12 ? now : null,
      paused_until: index % 20 === 14 ? now + 60 * MINUTE : null,
      board_seen_at: index % 19 === 1 ? now - 480 * MINUTE : now - 2 * MINUTE,
      board_build: index % 11 === 0 ? "index-old.js" : null,
      mails_pending: index % 13 === 0 ? 3 : 0,
      mails_failed: index === 26 ? 2 : 0,
    }),
  );
  const schedules = ["orders", "mail", "health", "retention", "best_sellers"].map(
    (name, index) => ({
      name,
      succeeded_at: now - (index === 3 ? 240 : index) * MINUTE,
      is_late: index === 3,
    }),
  );
  const paused = { ordering_paused_until: now + 60 * MINUTE, app_check_required: false };
  return {
    restaurants,
    schedules,
    functions_build: "readhealth-00042-abc",
    switches: { ...DEFAULT_SWITCHES, ...paused },
    server_time: now,
  };
}

it("the health page shows the restaurants, their last order and the schedules", async ({
  openAdminPage,
}) => {
  const texts = healthTexts.de;
  const { page, faults } = await openAdminPage(HEALTH, { viewport: DESKTOP });
  await page.getByRole("heading", { level: 1, name: texts.title }).waitFor();
  await page.getByLabel(texts.search).fill("Schwabm");
  const rows = page.getByTestId("restaurant-health");
  await rows.filter({ hasText: "Schwabmünchen" }).waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByText(texts.scheduleNames.best_sellers).waitFor();
  expect(faults).toEqual([]);
});

it("100 restaurants are accessible at both widths, in both languages and colour schemes", async ({
  openAdminPage,
}) => {
  const { page } = await openAdminPage(HEALTH, { viewport: PHONE });
  await page.route("**/readHealth", (route) =>
    route.request().method() === "OPTIONS"
      ? route.continue()
      : route.fulfill({
          headers: { "access-control-allow-origin": "*" },
          json: { result: manyRestaurants(Date.now()) },
        }),
  );
  await page.reload();
  const rows = page.getByTestId("restaurant-health");
  for (const language of ["de", "en"] as const) {
    if (language === "en") await page.getByRole("button", { name: "English" }).click();
    await rows.first().getByText(healthTexts[language].troubles.unreadable).waitFor();
    expect(await rows.count()).toBe(25);
    expect(await problemsAtWidths(page, `health, ${language}`)).toEqual([]);
  }
});
