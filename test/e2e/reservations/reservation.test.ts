import { readFileSync } from "node:fs";
import { beforeEach, describe, expect } from "vitest";
import { LANGUAGES } from "@/domain/text/language";
import { longDay } from "@/domain/text/long-day";
import { toInstant, toLocal } from "@/domain/time/berlin-time";
import { newGuest } from "@/test/functions/support/test-accounts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { signIn } from "@/test/harness/accounts";
import { adminList, adminPatch, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { DESKTOP, PHONE, WIDTHS } from "../support/browser";
import { browserTest as it } from "../support/e2e-test";
import {
  BOBINGEN,
  bookingPage,
  reservationRequest,
  setReservationPolicy,
  storedReservations,
  tomorrow,
} from "../support/reservations";
import { openShop } from "../support/shop";

beforeEach(async () => {
  await openShop();
});

/** Seats taken in each quarter of an hour of all days. */
async function takenSeats(): Promise<number[]> {
  const days = await adminList("capacity");
  return days.flatMap(({ data }) => Object.values((data.seats ?? {}) as Record<string, number>));
}

describe.each(WIDTHS)("a guest on %s", (_where, viewport) => {
  it("books, exports, changes and cancels a reservation", async ({ newVisitor }) => {
    const { page, faults } = await newVisitor({ viewport });
    const booking = bookingPage(page);
    const { texts } = booking;
    await booking.open();
    await booking.choose(tomorrow(), "18:00");
    await booking.submit.click();
    await page.getByText(texts.wrong(2)).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await booking.fillContact();
    await booking.field(texts.note.label).fill("am Fenster");
    await booking.submit.click();
    await booking.landed();
    await page.getByText(texts.bookedTitle).waitFor();
    await booking.expectStatus("confirmed");
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await storedReservations()).toMatchObject([
      {
        party_size: 2,
        status: "confirmed",
        start_at: new Date(toInstant(tomorrow(), 18 * 60)),
        local_date: tomorrow(),
        local_time: "18:00",
        contact: { name: "Gerda Gast", phone: "089 99998-100" },
        note: "am Fenster",
      },
    ]);

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: texts.calendar }).click(),
    ]);
    const start = new Date(toInstant(tomorrow(), 18 * 60)).toISOString();
    expect(readFileSync(await file.path(), "utf8")).toContain(
      `DTSTART:${start.replace(/[-:]|\.\d{3}/g, "")}`,
    );

    await page.getByRole("button", { name: texts.change, exact: true }).click();
    await page.getByRole("button", { name: texts.more }).click();
    await booking.time("18:30").check({ force: true });
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: texts.save }).click();
    await page.getByRole("heading", { level: 3, name: /18:30/ }).waitFor();
    expect(await storedReservations()).toMatchObject([{ party_size: 3, local_time: "18:30" }]);
    expect(Math.max(...(await takenSeats()))).toBe(3);

    await page.getByRole("button", { name: texts.cancel, exact: true }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: texts.cancelYes }).click();
    await booking.expectStatus("cancelled");
    expect((await takenSeats()).filter((count) => count !== 0)).toEqual([]);
    expect(faults).toEqual([]);
  });
});

it("books on one screen, in English and in the dark scheme", async ({ newVisitor }) => {
  const { page, faults } = await newVisitor({
    language: "en",
    colorScheme: "dark",
    viewport: DESKTOP,
  });
  const booking = bookingPage(page, "en");
  await booking.open();
  await booking.chooseTomorrow();
  await booking.time("19:00").check({ force: true });
  await booking.fillContact();
  await booking.expectOnOneScreen(booking.texts.submit);
  expect(await accessibilityProblems(page)).toEqual([]);
  await booking.submit.click();
  await booking.landed();
  await booking.expectStatus("confirmed");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: booking.texts.change, exact: true }).click();
  await booking.time("19:30").waitFor({ state: "attached" });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: booking.texts.keep }).click();
  await page.getByRole("button", { name: booking.texts.cancel, exact: true }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it.for(LANGUAGES)(
  "requests a table on one screen and shows live why it was declined, in %s",
  async (language, { newVisitor }) => {
    await setReservationPolicy({ auto_confirm: false });
    const { page } = await newVisitor({ viewport: PHONE, language });
    const booking = bookingPage(page, language);
    await booking.open();
    await booking.chooseTomorrow();
    await booking.time("19:00").check({ force: true });
    await booking.fillContact();
    await booking.expectOnOneScreen(booking.texts.submitRequest);
    await booking.submit.click();
    await booking.landed();
    await booking.expectStatus("requested");
    const [stored] = await storedReservations();
    const step = {
      id: stored?.id,
      version: 1,
      to: "declined",
      reason: "Geschlossene Gesellschaft",
    };
    const cook = await signIn("koch@example.com");
    expect(await callFunction("setReservationStatus", step, cook)).toHaveProperty("result");
    await booking.expectStatus("declined");
    await page.getByText(booking.texts.reason("Geschlossene Gesellschaft")).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  },
);

it.for(LANGUAGES)(
  "offers a freed table to the waitlist, in %s",
  async (language, { newVisitor }) => {
    await setReservationPolicy({ seats: 4 });
    const other = await newGuest();
    const taken = reservationRequest();
    await callFunction("requestReservation", taken, other);
    const { page } = await newVisitor({ viewport: PHONE, language });
    const booking = bookingPage(page, language);
    const { texts } = booking;
    await booking.open();
    await booking.choose(tomorrow(), "19:00");
    await booking.fillContact();
    await page.getByText(texts.waitTitle("19:00")).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: texts.submitWaiting }).click();
    await booking.landed();
    await booking.expectStatus("waiting");

    const cancel = { reservation_id: taken.reservation_id, version: 1 };
    expect(await callFunction("cancelReservation", cancel, other)).toHaveProperty("result");
    await booking.expectStatus("offered");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: texts.accept }).click();
    await booking.expectStatus("confirmed");
  },
);

it("books a table by keyboard alone", async ({ newVisitor }) => {
  // Sets the server clock to 10:00, so that today still has times.
  const morning = toInstant(toLocal(Date.now()).date, 10 * 60);
  await adminSet("limits/_clock", { offset_ms: morning - Date.now() });
  const { page } = await newVisitor({ viewport: DESKTOP });
  const booking = bookingPage(page);
  await booking.open();
  await booking.time("19:00").waitFor({ state: "attached" });
  await page.getByRole("radio", { name: longDay(morning, "de") }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByTestId("all-times").focus();
  await page.keyboard.press("Enter");
  // Only tomorrow has a time at 00:00.
  await booking.time("00:00").waitFor({ state: "attached" });
  await booking.time("12:00").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await booking.field(booking.texts.name.label).focus();
  await page.keyboard.type("Gerda Gast");
  await page.keyboard.press("Tab");
  await page.keyboard.type("089 99998-100");
  await booking.submit.focus();
  await page.keyboard.press("Enter");
  await booking.landed();
  expect(await storedReservations()).toMatchObject([
    { local_date: tomorrow(), local_time: "12:15" },
  ]);
});

describe("a day that cannot be booked", () => {
  it.for(LANGUAGES)(
    "names the closure, the next free day and the phone number, in %s",
    async (language, { newVisitor }) => {
      await adminPatch(`availability/${BOBINGEN}`, {
        exceptions: [{ date: tomorrow(), closed: true, reason: "Betriebsausflug" }],
      });
      const { page } = await newVisitor({ viewport: PHONE, language });
      const booking = bookingPage(page, language);
      await booking.open();
      await booking.chooseDay(tomorrow());
      const notice = page.locator("main");
      await notice.getByText(booking.texts.closedException).waitFor();
      await notice.getByText(booking.texts.reason("Betriebsausflug")).waitFor();
      await notice.getByRole("link", { name: "089 99998-010" }).first().waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await notice.getByRole("button", { name: new RegExp(booking.texts.nextFree(".+")) }).click();
      await booking.time("00:00").waitFor({ state: "attached" });
      await expect.poll(() => booking.time("00:00").isChecked()).toBe(true);
    },
  );

  it("shows the phone number when the restaurant takes no reservations", async ({ newVisitor }) => {
    await adminPatch(`public/${BOBINGEN}`, { reservation: false });
    const { page } = await newVisitor({ viewport: PHONE });
    const booking = bookingPage(page);
    await booking.open();
    await page.getByText(booking.texts.offTitle).waitFor();
    await page.locator("main").getByRole("link", { name: "089 99998-010" }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
