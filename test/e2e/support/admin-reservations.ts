import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Language } from "@/domain/text/language";
import { MINUTE_MS, toInstant, toLocal } from "@/domain/time/berlin-time";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { adminSet } from "@/test/harness/admin";
import { BOBINGEN, tomorrow } from "./reservations";

/** Locators and actions of the reservations page. */
export function reservationsPage(page: Page, language: Language = "de") {
  const texts = reservationDayTexts[language];
  const plan = reservationPlanTexts[language];
  const dialog = page.getByRole("dialog");
  const entry = (id: string) => page.locator(`[data-reservation="${id}"]`);
  return {
    texts,
    plan,
    entry,
    /** The open panel of an entry. */
    dialog,
    /** Shows the day as a list or timeline, or the week. */
    view: (name: keyof typeof plan.views) =>
      page.getByText(plan.views[name], { exact: true }).click(),
    list: (name: "requests" | "tables" | "waiting" | "over") =>
      page.locator(`[data-list="${name}"]`),
    /** Opens the drawer with the waitlist. */
    openWaitlist: () =>
      page.getByRole("button", { name: new RegExp(`^${texts.waiting} ?\\d`) }).click(),
    /** Waits until the list is loaded and live. */
    ready: () => page.getByText(texts.connection.live, { exact: true }).waitFor(),
    async go(way: "previous" | "next"): Promise<void> {
      const day = this.calendar;
      const before = await day.innerText();
      await page.getByRole("button", { name: texts[way], exact: true }).click();
      await expect.poll(() => day.innerText()).not.toBe(before);
      await this.ready();
    },
    openBookingForm: (kind: keyof typeof texts.newBooking) =>
      page.getByRole("button", { name: texts.newBooking[kind] }).click(),
    /** Opens a form or question about an entry. */
    async panel(id: string, name: string): Promise<void> {
      await entry(id).getByRole("button", { name: texts.more, exact: true }).click();
      await dialog.getByRole("button", { name, exact: true }).click();
    },
    /** Answers the open question. */
    confirm: (name: string) =>
      page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click(),
    /** Seats a walk-in from its open panel. */
    seatWalkIn: (size: number) =>
      dialog.getByRole("button", { name: new RegExp(`^${texts.guests(size)},`) }).click(),
    /** Bars of an entry in the timeline. */
    bar: (id: string) => page.locator(`[data-bar="${id}"]`),
    /** Rows of the timeline by id of the table. */
    row: (table: string) => page.locator(`[data-row="${table}"]`),
    calendar: page.getByRole("button", { name: new RegExp(texts.calendar("").slice(2)) }),
  };
}

/**
 * Stores a reservation for four, tomorrow at 19:00, without calling the server.
 * @param changes `start_at` as an instant, `staff_note` as the team's note, other fields as stored
 * @returns the reservation's id
 */
export async function storeReservation({
  start_at = toInstant(tomorrow(), 19 * 60),
  staff_note,
  ...changes
}: Readonly<Record<string, unknown>> & {
  start_at?: number;
  staff_note?: string;
}): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  const { date, time } = toLocal(start_at);
  if (staff_note !== undefined) {
    const note = { resto_key: BOBINGEN, local_date: date, note: staff_note };
    await adminSet(`reservation_notes/${id}`, note);
  }
  const { status = "confirmed" } = changes;
  await adminSet(`reservations/${id}`, {
    resto_key: BOBINGEN,
    creator_uid: `guest-${id}`,
    code: "ALT7",
    party_size: 4,
    start_at: new Date(start_at),
    end_at: new Date(start_at + 120 * MINUTE_MS),
    local_date: date,
    local_time: time,
    contact: { name: "Gerda Gast", phone: "089 99998-100" },
    status_at: { [String(status)]: at },
    version: 1,
    history: [{ version: 1, status, at, by: "guest" }],
    request_hash: "0".repeat(64),
    created_at: at,
    updated_at: at,
    ...changes,
    status,
  });
  return id;
}

/** Address of the reservations of one day. */
export const RESERVATIONS_PATH = "/order/reservations";
