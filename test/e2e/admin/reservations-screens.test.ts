import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { MINUTE_MS, toInstant } from "@/domain/shared/berlin-time";
import { signIn } from "@/test/harness/accounts";
import { callFunction } from "@/test/harness/callables";
import { TABLET } from "../support/admin-board";
import { openTables, storeReservation, tablesOn } from "../support/admin-tables";
import { PHONE } from "../support/browser";
import { shopTest as it } from "../support/e2e-test";
import { screenProblems } from "../support/screens";
import { tomorrow } from "../support/tables";

it("reads a whole day of more than one page, and prints it", async ({ newVisitor }) => {
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
  const { page, tables } = await openTables(newVisitor);
  await tables.go("next");
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

it("shows markup in names and notes as the text it is", async ({ newVisitor }) => {
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
  const { page, tables, faults } = await openTables(newVisitor);
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await tables.go("next");
  for (const text of [name, note, staff_note]) await tables.entry(id).getByText(text).waitFor();
  await tables.list("waiting").getByText(name).waitFor();
  await tables.list("over").locator("summary").click();
  await tables.list("over").getByText("<svg/onload=alert(5)>").waitFor();
  await tables.panel(id, tables.texts.note);
  expect(await page.getByLabel(tables.texts.noteTitle).inputValue()).toBe(staff_note);
  expect(await page.locator('a[href^="javascript:"], img[src="x"], iframe').count()).toBe(0);
  expect(dialogs).toEqual([]);
  expect(faults).toEqual([]);
});

/** How far the page can be scrolled beyond its content, CSS pixels. */
function emptySpaceBelow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heightOf = (selector: string) => document.querySelector(selector)?.clientHeight ?? 0;
    const content = heightOf("[data-testid=reservations]") + heightOf("header");
    return document.documentElement.scrollHeight - Math.max(window.innerHeight, content);
  });
}

describe.each([
  ["de", PHONE],
  ["de", TABLET],
  ["en", PHONE],
  ["en", TABLET],
] as const)("in %s on %j", (language, viewport) => {
  it("has no accessibility problems, with forms and questions open", async ({ newVisitor }) => {
    await Promise.all([
      storeReservation({ status: "requested", note: "am Fenster" }),
      storeReservation({ status: "seated", staff_note: "Tisch 7" }),
      storeReservation({ status: "waiting" }),
      storeReservation({ status: "offered", offer_until: new Date(Date.now() + 20 * MINUTE_MS) }),
      storeReservation({ status: "cancelled" }),
    ]);
    const confirmed = await storeReservation({ status: "confirmed" });
    const requested = await storeReservation({ status: "requested" });
    const { page, faults } = await openTables(newVisitor, viewport);
    if (language === "en") await page.getByRole("button", { name: "English" }).click();
    const tables = tablesOn(page, language);
    await tables.go("next");
    await tables.entry(confirmed).waitFor();
    await expect.poll(() => emptySpaceBelow(page)).toBeLessThan(100);
    const problems = await screenProblems(page, "the day");
    await tables.list("over").locator("summary").click();
    await tables.panel(confirmed, tables.texts.change);
    await tables.panel(requested, tables.texts.steps.declined);
    await tables.record("telephone");
    await page.getByRole("form", { name: tables.texts.bookingTitle.telephone }).waitFor();
    problems.push(...(await screenProblems(page, "forms")));
    await tables.calendar.click();
    const calendar = page.getByRole("navigation", { name: tables.texts.days }).getByRole("table");
    await calendar.waitFor();
    problems.push(...(await screenProblems(page, "calendar")));
    await page.keyboard.press("Escape");
    await calendar.waitFor({ state: "detached" });
    expect(problems).toEqual([]);
    expect(faults).toEqual([]);
  });
});
