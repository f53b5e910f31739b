import { expect } from "vitest";
import { toLocal } from "@/domain/time/berlin-time";
import { pickerTexts } from "@/i18n/picker-texts";
import { newGuest } from "@/test/functions/support/test-accounts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { signIn } from "@/test/harness/accounts";
import { adminGet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { adminTest as it } from "../../support/admin-test";
import { PHONE } from "../../support/browser";
import {
  BOBINGEN,
  bookingPage,
  reservationRequest,
  setReservationPolicy,
  storedReservations,
  tomorrow,
} from "../../support/reservations";

const today = () => toLocal(Date.now()).date;

/** Times for two today and tomorrow, because a stay may end after midnight. */
async function timesOfTwoDays(): Promise<{ start_at: number; free: boolean }[]> {
  const answers = await Promise.all(
    [today(), tomorrow()].map((date) =>
      callFunction("availableTables", { resto_key: BOBINGEN, date, party_size: 2 }),
    ),
  );
  return answers.flatMap(
    ({ result }) => (result as unknown as { times: { start_at: number; free: boolean }[] }).times,
  );
}

it("seats a walk-in, takes its seats off sale online, and overbooks on request", async ({
  newVisitor,
  openReservations,
}) => {
  await setReservationPolicy({ seats: 4, notice_minutes: 0 });
  const { page, day } = await openReservations();
  await day.openBookingForm("walk_in");
  await day.seatWalkIn(4);
  const seated = day.list("tables").locator("[data-reservation]");
  await seated.getByText(day.texts.kinds.walk_in).waitFor();
  await page.getByText(/Spitze: 4 von 4 Plätzen/).waitFor();
  const [stored] = await storedReservations();
  expect(stored).toMatchObject({ status: "seated", party_size: 4, creator_uid: "restaurant" });
  const end = (stored as unknown as { end_at: Date }).end_at.getTime();
  const during = (await timesOfTwoDays()).filter(({ start_at }) => start_at < end);
  expect(during.length).toBeGreaterThan(0);
  expect(during.filter(({ free }) => free)).toEqual([]);
  // The last one, because the first may have passed before the page loads.
  const next = toLocal(during.at(-1)?.start_at ?? 0);
  const guest = await newVisitor({ viewport: PHONE });
  const booking = bookingPage(guest.page);
  await booking.open();
  await booking.chooseDay(next.date);
  await booking.showTime(next.time);
  const full = new RegExp(`^${next.time}.*${pickerTexts.de.full}`);
  await guest.page.getByRole("radio", { name: full }).waitFor({ state: "attached" });

  // The next party does not fit unless staff overbook.
  await day.openBookingForm("walk_in");
  await day.seatWalkIn(2);
  await page.getByText(day.texts.problems.full).waitFor();
  await page.getByRole("button", { name: day.texts.overbook }).click();
  await expect.poll(() => seated.count()).toBe(2);
  await page.getByText(/Spitze: 6 von 4 Plätzen/).waitFor();

  await seated.first().getByRole("button", { name: day.texts.steps.completed }).click();
  await expect.poll(() => seated.count()).toBe(1);
});

it("creates a telephone booking exactly once when the answer is lost", async ({
  openReservations,
}) => {
  const { page, day } = await openReservations();
  await day.go("next");
  await day.openBookingForm("telephone");
  const form = page.getByRole("form", { name: day.texts.bookingTitle.telephone });
  await form.getByRole("button", { name: day.texts.submit.telephone }).click();
  await form.getByText("Bitte geben Sie den Namen an").waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  // The next free time of the day is preset.
  await expect.poll(() => form.getByLabel(day.texts.time).inputValue()).toBe("00:00");
  await form.getByLabel(day.texts.time).selectOption("18:30");
  await form.getByRole("textbox", { name: day.texts.name }).fill("Frau Telefon");
  await form.getByRole("textbox", { name: day.texts.phone }).fill("089 99998-150");
  let lost = 0;
  await page.route("**/createStaffBooking", async (route) => {
    if (route.request().method() !== "POST" || lost > 1) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await form.getByRole("button", { name: day.texts.submit.telephone }).click();
  await form.waitFor({ state: "detached" });
  const entry = day.list("tables").locator("[data-reservation]");
  await entry.getByText("Frau Telefon").waitFor();
  expect(lost).toBe(2);
  expect(await storedReservations()).toMatchObject([
    { kind: "telephone", status: "confirmed", local_time: "18:30", local_date: tomorrow() },
  ]);
});

it("resolves a reservation step with a lost answer automatically", async ({ openReservations }) => {
  await setReservationPolicy({ auto_confirm: false });
  const request = reservationRequest();
  await callFunction("requestReservation", request, await newGuest());
  const { page, day } = await openReservations();
  await day.go("next");
  let lost = 0;
  await page.route("**/setReservationStatus", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  const entry = day.entry(request.reservation_id);
  await entry.getByRole("button", { name: day.texts.steps.confirmed }).click();
  await day.list("tables").locator(`[data-reservation="${request.reservation_id}"]`).waitFor();
  await expect.poll(() => entry.getByText(day.texts.busy).count()).toBe(0);
  await entry.getByRole("alert").waitFor({ state: "detached" });
  expect(await adminGet(`reservations/${request.reservation_id}`)).toMatchObject({ version: 2 });
});

it("reports a conflict when another device changed the reservation first, and shows the new state", async ({
  openReservations,
}) => {
  await setReservationPolicy({ auto_confirm: false });
  const request = reservationRequest();
  await callFunction("requestReservation", request, await newGuest());
  const { page, day } = await openReservations();
  await day.go("next");
  const cook = await signIn("koch@example.com");
  const decline = { id: request.reservation_id, version: 1, to: "declined", reason: "Feier" };
  await page.route("**/setReservationStatus", async (route) => {
    if (route.request().method() === "POST") {
      await callFunction("setReservationStatus", decline, cook);
    }
    await route.continue();
  });
  const entry = day.entry(request.reservation_id);
  await entry.getByRole("button", { name: day.texts.steps.confirmed }).click();
  await day.list("over").locator("summary").click();
  await entry.getByText(day.texts.problems.conflict).waitFor();
  await entry.getByText("Grund: Feier").waitFor();
  const stored = await adminGet(`reservations/${request.reservation_id}`);
  expect(stored).toMatchObject({ status: "declined", version: 2 });
});
