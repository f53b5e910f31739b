import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { MINUTE_MS, toInstant, toLocal } from "@/domain/time/berlin-time";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { newGuest, newStaff } from "@/test/functions/support/test-accounts";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import {
  RESERVATIONS_PATH,
  reservationsPage,
  storeReservation,
} from "../../support/admin-reservations";
import { adminTest as it } from "../../support/admin-test";
import { type NewVisitor, PHONE } from "../../support/browser";
import { signInAtAdmin, TABLET } from "../../support/order-board";
import {
  bookingPage,
  reservationRequest,
  setReservationPolicy,
  storedReservations,
  tomorrow,
} from "../../support/reservations";

const today = () => toLocal(Date.now()).date;

/** A guest in another browser who has reserved a table for tomorrow. @returns id of the reservation */
async function guestWithTable(newVisitor: NewVisitor): Promise<{ page: Page; id: string }> {
  const { page } = await newVisitor({ viewport: PHONE });
  const booking = bookingPage(page);
  await booking.open();
  await booking.choose(tomorrow(), "19:00");
  await booking.fillContact();
  await booking.submit.click();
  await booking.landed();
  const [mine] = await storedReservations();
  return { page, id: mine?.id ?? "" };
}

it("shows a new reservation request live, and shows the guest its confirmation", async ({
  newVisitor,
  openReservations,
}) => {
  await setReservationPolicy({ auto_confirm: false });
  const { day, faults } = await openReservations();
  await day.go("next");
  const guest = await guestWithTable(newVisitor);
  const booking = bookingPage(guest.page);
  const entry = day.entry(guest.id);
  await day.list("requests").locator(`[data-reservation="${guest.id}"]`).waitFor();
  await entry.getByText("Gerda Gast").waitFor();
  expect(await entry.getByRole("link").getAttribute("href")).toBe("tel:08999998100");
  await booking.expectStatus("requested");

  await entry.getByRole("button", { name: day.texts.steps.confirmed }).click();
  await day.list("tables").locator(`[data-reservation="${guest.id}"]`).waitFor();
  await booking.expectStatus("confirmed");
  expect(faults).toEqual([]);
});

it("changes and cancels a reservation, and hides the team's note from the guest", async ({
  newVisitor,
  openReservations,
}) => {
  const guest = await guestWithTable(newVisitor);
  const booking = bookingPage(guest.page);
  const { page, day, faults } = await openReservations();
  await day.go("next");
  const entry = day.entry(guest.id);
  await day.panel(guest.id, day.texts.note);
  await page.getByLabel(day.texts.noteTitle).fill("Tisch 7, Stammgast");
  await page.getByRole("button", { name: day.texts.save }).click();
  // The list shows the note before the call is answered and the form closes.
  await page.getByLabel(day.texts.noteTitle).waitFor({ state: "detached" });
  await entry.getByText("Tisch 7, Stammgast").waitFor();

  await day.panel(guest.id, day.texts.change);
  await day.dialog.getByLabel(day.texts.party, { exact: true }).fill("3");
  await day.dialog.getByLabel(day.texts.time).selectOption("20:15");
  await day.dialog.getByRole("button", { name: day.texts.save }).click();
  await guest.page.getByRole("heading", { level: 3, name: /20:15/ }).waitFor();
  // The guest's page now shows a version after the note.
  expect(await guest.page.getByText("Stammgast").count()).toBe(0);
  expect(await adminGet(`reservations/${guest.id}`)).toMatchObject({
    party_size: 3,
    local_time: "20:15",
    status: "confirmed",
  });

  await day.panel(guest.id, day.texts.steps.cancelled);
  await day.confirm(day.texts.confirmYes.cancelled);
  await booking.expectStatus("cancelled");
  expect(faults).toEqual([]);
});

it("shows the guest the reason for a declined reservation", async ({
  newVisitor,
  openReservations,
}) => {
  await setReservationPolicy({ auto_confirm: false });
  const { day } = await openReservations();
  await day.go("next");
  const guest = await guestWithTable(newVisitor);
  await day.panel(guest.id, day.texts.steps.declined);
  const [reason = ""] = day.texts.reasons;
  await day.dialog.getByRole("button", { name: reason }).click();
  await bookingPage(guest.page).expectStatus("declined");
  await guest.page.getByText(reservationTexts.de.reason(reason)).waitFor();
  expect(await adminGet(`reservations/${guest.id}`)).toMatchObject({
    status: "declined",
    history: expect.arrayContaining([expect.objectContaining({ status: "declined", reason })]),
  });
});

it("offers no-show from a quarter of an hour after the start", async ({ openReservations }) => {
  const quarter = 15 * MINUTE_MS;
  const now = Math.floor(Date.now() / quarter) * quarter;
  // Between midnight and 1:00, an hour ago is another day.
  const { date } = toLocal(now - 60 * MINUTE_MS);
  const absent = await storeReservation({ start_at: now - 60 * MINUTE_MS });
  const later = await storeReservation({ start_at: toInstant(tomorrow(), 12 * 60) });
  const { page, day } = await openReservations();
  if (date !== today()) await day.go("previous");
  const entry = day.entry(absent);
  await entry.getByText(/überfällig/).waitFor();
  await entry.getByRole("button", { name: day.texts.steps.no_show }).click();
  await page.getByText(day.texts.questions.no_show).waitFor();
  await day.confirm(day.texts.confirmYes.no_show);
  await day.list("over").locator(`[data-reservation="${absent}"]`).waitFor({ state: "attached" });
  expect(await adminGet(`reservations/${absent}`)).toMatchObject({ status: "no_show" });

  await day.go("next");
  if (date !== today()) await day.go("next");
  await day.entry(later).waitFor();
  expect(
    await day.entry(later).getByRole("button", { name: day.texts.steps.no_show }).count(),
  ).toBe(0);
});

it("shows the waitlist in order and removes an entry", async ({ openReservations }) => {
  await setReservationPolicy({ seats: 4 });
  const taken = reservationRequest();
  const other = await newGuest();
  await callFunction("requestReservation", taken, other);
  const names = ["Erste", "Zweite"];
  const [first = "", second = ""] = await Promise.all(names.map(() => randomUUID()));
  for (const [index, reservation_id] of [first, second].entries()) {
    const contact = { name: names[index] ?? "", phone: "089 99998-160" };
    const wish = reservationRequest({ reservation_id, contact });
    await callFunction("joinWaitingList", wish, await newGuest());
  }
  const { day } = await openReservations();
  await day.go("next");
  await day.openWaitlist();
  const waiting = day.list("waiting").locator("[data-reservation]");
  await expect.poll(() => waiting.getByRole("heading").allTextContents()).toEqual(names);
  const cancel = { reservation_id: taken.reservation_id, version: 1 };
  expect(await callFunction("cancelReservation", cancel, other)).toHaveProperty("result");
  await day
    .entry(first)
    .getByText(/Tisch angeboten, gehalten bis/)
    .waitFor();
  await day.entry(first).getByRole("button", { name: day.texts.withdraw }).click();
  await day.confirm(day.texts.confirmYes.withdrawn);
  await day
    .entry(second)
    .getByText(/Tisch angeboten, gehalten bis/)
    .waitFor();
  await expect.poll(() => waiting.count()).toBe(1);
});

it("shows no reservations to staff of another restaurant", async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: TABLET });
  const id = await storeReservation({ contact: { name: "Geheim", phone: "089 99998-100" } });
  await adminPatch("staff/demo-koch", { resto_keys: ["le-vie"] });
  await signInAtAdmin(page, "koch@example.com", RESERVATIONS_PATH);
  const day = reservationsPage(page);
  await day.ready();
  await day.go("next");
  await page.getByText(day.texts.emptyTitle).waitFor();
  expect(await page.getByText("Geheim").count()).toBe(0);
  const elsewhere = await newStaff({ resto_keys: ["le-vie"] });
  const note = { id, version: 1, note: "x" };
  expect(await callFunction("noteReservation", note, elsewhere)).toMatchObject({
    error: { details: { reason: "NOT_FOUND" } },
  });
});
