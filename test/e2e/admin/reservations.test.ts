import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { MINUTE_MS, toInstant, toLocal } from "@/domain/shared/berlin-time";
import { reservationTexts } from "@/i18n/reservation-texts";
import { newGuest, newStaff } from "@/test/functions/support/test-accounts";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { signInAtAdmin, TABLET } from "../support/admin-board";
import { openTables, storeReservation, TABLES_PATH, tablesOn } from "../support/admin-tables";
import { type NewVisitor, PHONE } from "../support/browser";
import { shopTest as it } from "../support/e2e-test";
import {
  bookingPage,
  setTablePolicy,
  storedReservations,
  tableRequest,
  tomorrow,
} from "../support/tables";

const today = () => toLocal(Date.now()).date;

/** Another browser, in which a guest has booked tomorrow's dinner. @returns id of the reservation */
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

it("shows a booking as it comes in, confirms it, and the guest sees it", async ({ newVisitor }) => {
  await setTablePolicy({ auto_confirm: false });
  const { tables, faults } = await openTables(newVisitor);
  await tables.go("next");
  const guest = await guestWithTable(newVisitor);
  const booking = bookingPage(guest.page);
  const entry = tables.entry(guest.id);
  await tables.list("requests").locator(`[data-reservation="${guest.id}"]`).waitFor();
  await entry.getByText("Gerda Gast").waitFor();
  expect(await entry.getByRole("link").getAttribute("href")).toBe("tel:08999998100");
  await booking.expectStatus("requested");

  await entry.getByRole("button", { name: tables.texts.steps.confirmed }).click();
  await tables.list("tables").locator(`[data-reservation="${guest.id}"]`).waitFor();
  await booking.expectStatus("confirmed");
  expect(faults).toEqual([]);
});

it("notes, moves and cancels a table; the guest sees all but the note", async ({ newVisitor }) => {
  const guest = await guestWithTable(newVisitor);
  const booking = bookingPage(guest.page);
  const { page, tables, faults } = await openTables(newVisitor);
  await tables.go("next");
  const entry = tables.entry(guest.id);
  await tables.panel(guest.id, tables.texts.note);
  await page.getByLabel(tables.texts.noteTitle).fill("Tisch 7, Stammgast");
  await page.getByRole("button", { name: tables.texts.save }).click();
  await entry.getByText("Tisch 7, Stammgast").waitFor();

  await tables.panel(guest.id, tables.texts.change);
  await entry.getByRole("button", { name: tables.texts.moreGuests }).click();
  await entry.getByLabel(tables.texts.time).selectOption("20:15");
  await entry.getByRole("button", { name: tables.texts.save }).click();
  await guest.page.getByRole("heading", { level: 3, name: /20:15/ }).waitFor();
  // What the guest sees now is later than the note.
  expect(await guest.page.getByText("Stammgast").count()).toBe(0);
  expect(await adminGet(`reservations/${guest.id}`)).toMatchObject({
    party_size: 3,
    local_time: "20:15",
    status: "confirmed",
  });

  await tables.panel(guest.id, tables.texts.steps.cancelled);
  await entry.getByRole("button", { name: new RegExp(`^${tables.texts.yes}`) }).click();
  await booking.expectStatus("cancelled");
  expect(faults).toEqual([]);
});

it("declines with a reason in the guest's words", async ({ newVisitor }) => {
  await setTablePolicy({ auto_confirm: false });
  const { tables } = await openTables(newVisitor);
  await tables.go("next");
  const guest = await guestWithTable(newVisitor);
  await tables.panel(guest.id, tables.texts.steps.declined);
  const [reason = ""] = tables.texts.reasons;
  await tables.entry(guest.id).getByRole("button", { name: reason }).click();
  await bookingPage(guest.page).expectStatus("declined");
  await guest.page.getByText(reservationTexts.de.reason(reason)).waitFor();
});

it("calls guests absent who have not come a quarter of an hour after their time", async ({
  newVisitor,
}) => {
  const quarter = 15 * MINUTE_MS;
  const now = Math.floor(Date.now() / quarter) * quarter;
  // Between midnight and one, an hour ago is another day.
  const { date } = toLocal(now - 60 * MINUTE_MS);
  const absent = await storeReservation({ start_at: now - 60 * MINUTE_MS });
  const later = await storeReservation({ start_at: toInstant(tomorrow(), 12 * 60) });
  const { tables } = await openTables(newVisitor);
  if (date !== today()) await tables.go("previous");
  const entry = tables.entry(absent);
  await entry.getByText(/überfällig/).waitFor();
  await entry.getByRole("button", { name: tables.texts.steps.no_show }).click();
  await entry.getByText(tables.texts.noShowQuestion).waitFor();
  await entry.getByRole("button", { name: new RegExp(`^${tables.texts.yes}`) }).click();
  await tables
    .list("over")
    .locator(`[data-reservation="${absent}"]`)
    .waitFor({ state: "attached" });
  expect(await adminGet(`reservations/${absent}`)).toMatchObject({ status: "no_show" });

  await tables.go("next");
  if (date !== today()) await tables.go("next");
  await tables.entry(later).waitFor();
  expect(
    await tables.entry(later).getByRole("button", { name: tables.texts.steps.no_show }).count(),
  ).toBe(0);
});

it("shows the waiting list in its order and takes people off it", async ({ newVisitor }) => {
  await setTablePolicy({ seats: 4 });
  const taken = tableRequest();
  const other = await newGuest();
  await callFunction("requestReservation", taken, other);
  const names = ["Erste", "Zweite"];
  const [first = "", second = ""] = await Promise.all(names.map(() => randomUUID()));
  for (const [index, reservation_id] of [first, second].entries()) {
    const contact = { name: names[index] ?? "", phone: "089 99998-160" };
    const wish = tableRequest({ reservation_id, contact });
    await callFunction("joinWaitingList", wish, await newGuest());
  }
  const { tables } = await openTables(newVisitor);
  await tables.go("next");
  const waiting = tables.list("waiting").locator("[data-reservation]");
  await expect.poll(() => waiting.getByRole("heading").allTextContents()).toEqual(names);
  const cancel = { reservation_id: taken.reservation_id, version: 1 };
  expect(await callFunction("cancelReservation", cancel, other)).toHaveProperty("result");
  await tables
    .entry(first)
    .getByText(/Tisch angeboten, gehalten bis/)
    .waitFor();
  await tables.entry(first).getByRole("button", { name: tables.texts.withdraw }).click();
  await tables
    .entry(first)
    .getByRole("button", { name: new RegExp(`^${tables.texts.yes}`) })
    .click();
  await tables
    .entry(second)
    .getByText(/Tisch angeboten, gehalten bis/)
    .waitFor();
  await expect.poll(() => waiting.count()).toBe(1);
});

it("is closed to the people of another restaurant", async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: TABLET });
  const id = await storeReservation({ contact: { name: "Geheim", phone: "089 99998-100" } });
  await adminPatch("staff/demo-koch", { resto_keys: ["le-vie"] });
  await signInAtAdmin(page, "koch@example.com", TABLES_PATH);
  const tables = tablesOn(page);
  await tables.ready();
  await tables.go("next");
  await page.getByText(tables.texts.emptyTitle).waitFor();
  expect(await page.getByText("Geheim").count()).toBe(0);
  const elsewhere = await newStaff({ resto_keys: ["le-vie"] });
  const note = { id, version: 1, note: "x" };
  expect(await callFunction("noteReservation", note, elsewhere)).toMatchObject({
    error: { details: { reason: "NOT_FOUND" } },
  });
});
