import type { Page } from "playwright-core";
import { expect } from "vitest";
import { MINUTE_MS, toInstant } from "@/domain/time/berlin-time";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { signIn } from "@/test/harness/accounts";
import { callFunction } from "@/test/harness/callables";
import { storeReservation } from "../../support/admin-reservations";
import { adminTest as it } from "../../support/admin-test";
import { PHONE } from "../../support/browser";
import { collectDialogs, injectedElements } from "../../support/hostile-texts";
import { TABLET } from "../../support/order-board";
import { tomorrow } from "../../support/reservations";
import { problemsAtWidths } from "../../support/screen-problems";

it("shows and prints a day with more than 100 reservations", async ({ openReservations }) => {
  const start = toInstant(tomorrow(), 12 * 60);
  const ids = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      storeReservation({
        start_at: start + (index % 24) * 15 * MINUTE_MS,
        contact: { name: `Gast ${index}`, phone: "089 99998-170" },
        ...(index === 0 && { note: "Kinderstuhl", status: "seated" }),
      }),
    ),
  );
  const { page, day } = await openReservations();
  await day.go("next");
  await page.locator('[data-parties="120"]').waitFor();
  const last = { id: ids[119], version: 1, to: "cancelled" };
  const cook = await signIn("koch@example.com");
  expect(await callFunction("setReservationStatus", last, cook)).toHaveProperty("result");
  await page.locator('[data-parties="119"]').waitFor();

  await page.emulateMedia({ media: "print" });
  const sheet = page.getByTestId("printed-day");
  await sheet.waitFor();
  await page.locator("#root").waitFor({ state: "hidden" });
  await expect.poll(() => sheet.locator("tbody tr").count()).toBe(119);
  const row = sheet.locator("tbody tr").filter({ hasText: "Kinderstuhl" });
  expect(await row.innerText()).toMatch(/12:00\s+4\s+Gast 0/);
  const box = (await sheet.locator("tbody td").first().boundingBox()) ?? { height: 0 };
  expect(box.height).toBeGreaterThan(16);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  // A4 in points.
  expect(pdf).toMatch(/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12][.\d]*/);
});

it("shows markup in names, notes and reasons of reservations as text", async ({
  openReservations,
}) => {
  const name = "<img src=x onerror=alert(1)>";
  const note = "'\"><script>alert(2)</script>";
  const staff_note = "javascript:alert(3)//<iframe src=javascript:alert(4)>";
  const [id] = await Promise.all([
    storeReservation({ contact: { name, phone: "089 99998-100" }, note, staff_note }),
    storeReservation({ contact: { name, phone: "089 99998-100" }, note, status: "waiting" }),
    storeReservation({
      contact: { name, phone: "089 99998-100" },
      status: "declined",
      history: [
        {
          version: 1,
          status: "declined",
          at: new Date(),
          by: "staff",
          reason: "<svg/onload=alert(5)>",
        },
      ],
    }),
  ]);
  const { page, day, faults } = await openReservations();
  const dialogs = collectDialogs(page);
  await day.go("next");
  for (const text of [name, note, staff_note]) await day.entry(id).getByText(text).waitFor();
  await day.openWaitlist();
  await day.list("waiting").getByText(name).waitFor();
  await page.keyboard.press("Escape");
  await day.dialog.waitFor({ state: "detached" });
  await day.list("over").locator("summary").click();
  await day.list("over").getByText("<svg/onload=alert(5)>").waitFor();
  await day.panel(id, day.texts.note);
  expect(await page.getByLabel(day.texts.noteTitle).inputValue()).toBe(staff_note);
  expect(await injectedElements(page)).toBe(0);
  expect(dialogs).toEqual([]);
  expect(faults).toEqual([]);
});

/** Scrollable space below the content, CSS pixels. */
function emptySpaceBelow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heightOf = (selector: string) => document.querySelector(selector)?.clientHeight ?? 0;
    const content = heightOf("[data-testid=reservations]") + heightOf("header");
    return document.documentElement.scrollHeight - Math.max(window.innerHeight, content);
  });
}

it("shows the day view with open forms and panels without accessibility problems at both widths", {
  timeout: 180_000,
}, async ({ openReservations }) => {
  await Promise.all([
    storeReservation({ status: "requested", note: "am Fenster" }),
    storeReservation({ status: "seated", staff_note: "Tisch 7" }),
    storeReservation({ status: "waiting" }),
    storeReservation({ status: "offered", offer_until: new Date(Date.now() + 20 * MINUTE_MS) }),
    storeReservation({ status: "cancelled" }),
  ]);
  const confirmed = await storeReservation({ status: "confirmed" });
  const requested = await storeReservation({ status: "requested" });
  const { page, day, faults } = await openReservations(PHONE);
  const viewports = [PHONE, TABLET];
  const check = (screen: string) => problemsAtWidths(page, screen, { viewports });
  await day.go("next");
  await day.entry(confirmed).waitFor();
  await expect.poll(() => emptySpaceBelow(page)).toBeLessThan(100);
  const problems = await check("the day");
  await expect.poll(() => emptySpaceBelow(page)).toBeLessThan(100);
  await day.list("over").locator("summary").click();
  await day.openWaitlist();
  await day.list("waiting").waitFor();
  problems.push(...(await check("waitlist")));
  await page.keyboard.press("Escape");
  await day.dialog.waitFor({ state: "detached" });
  for (const [id, name] of [
    [confirmed, day.texts.change],
    [confirmed, day.texts.note],
    [requested, day.texts.steps.declined],
  ] as const) {
    await day.panel(id, name);
    await day.dialog.getByRole("button", { name: day.texts.back, exact: true }).waitFor();
    problems.push(...(await check(name)));
    await page.keyboard.press("Escape");
    await day.dialog.waitFor({ state: "detached" });
  }
  await day.openBookingForm("telephone");
  await page.getByRole("form", { name: day.texts.bookingTitle.telephone }).waitFor();
  problems.push(...(await check("form")));
  await day.calendar.click();
  const calendar = page.getByTestId("calendar");
  await calendar.waitFor();
  problems.push(...(await check("calendar")));
  await page.keyboard.press("Escape");
  await calendar.waitFor({ state: "detached" });
  await day.view("timeline");
  await day.bar(confirmed).first().waitFor();
  problems.push(...(await check("timeline")));
  await day.view("week");
  await page.locator("[data-week-day]").first().waitFor();
  problems.push(...(await check("week")));
  await page.getByRole("button", { name: "English" }).click();
  await page.getByText(reservationPlanTexts.en.views.week, { exact: true }).waitFor();
  problems.push(...(await check("week in English")));
  expect(problems).toEqual([]);
  expect(faults).toEqual([]);
});
