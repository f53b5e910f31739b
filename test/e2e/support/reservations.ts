import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { RequestReservationRequest } from "@/domain/reservation/reservation-requests.schema";
import type { ReservationPolicy } from "@/domain/tenant/policies.schema";
import type { Language } from "@/domain/text/language";
import { longLocalDay } from "@/domain/text/long-day";
import { addDays, toLocal } from "@/domain/time/berlin-time";
import { pickerTexts } from "@/i18n/picker-texts";
import { reservationStatusTexts } from "@/i18n/table/reservation-status-texts";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { adminList, adminPatch } from "@/test/harness/admin";
import { newPhone } from "@/test/harness/new-phone";

export const BOBINGEN = "resto-bobingen";

export const tomorrow = () => addDays(toLocal(Date.now()).date, 1);

/** Replaces parts of Bobingen's reservation policy. */
export function setReservationPolicy(policy: Partial<ReservationPolicy>): Promise<void> {
  const reservation_policy = { ...restoBobingen.reservation_policy, ...policy };
  return adminPatch(`public/${BOBINGEN}`, { reservation_policy });
}

/** A request of another guest: four people tomorrow at 19:00. */
export function reservationRequest(
  changes: Partial<RequestReservationRequest> = {},
): RequestReservationRequest {
  return {
    reservation_id: randomUUID(),
    resto_key: BOBINGEN,
    date: tomorrow(),
    time: "19:00",
    party_size: 4,
    contact: { name: "Andere Gäste", phone: newPhone() },
    ...changes,
  };
}

/** All stored reservations. */
export async function storedReservations() {
  return (await adminList("reservations")).map(({ id, data }) => ({ id, ...data }));
}

/** A date as guests type it: D.M.YYYY. */
function formatDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day}.${month}.${year}`;
}

/** Locators and actions of the booking page. */
export function bookingPage(page: Page, language: Language = "de") {
  const texts = reservationTexts[language];
  const picker = pickerTexts[language];
  const field = (label: string) => page.getByRole("textbox", { name: new RegExp(`^${label}`) });
  const time = (at: string) => page.getByRole("radio", { name: new RegExp(`^${at}`) });
  return {
    texts,
    time,
    field,
    /** Whether the table is confirmed at once or requested. */
    submit: page.getByRole("button", {
      name: new RegExp(`^(${texts.submit}|${texts.submitRequest})$`),
    }),
    async open(): Promise<void> {
      await page.goto("/order/reservation");
      await page.locator("#root:not([inert])").waitFor({ state: "attached" });
      await page.getByRole("heading", { level: 1, name: texts.title }).waitFor();
    },
    async chooseDay(date: string): Promise<void> {
      const otherDay = page.getByTestId("other-day");
      await field(picker.date).or(otherDay).first().waitFor();
      if (!(await field(picker.date).isVisible())) await otherDay.click();
      await field(picker.date).fill(formatDate(date));
      await field(picker.date).press("Enter");
    },
    async chooseTomorrow(): Promise<void> {
      await page
        .getByRole("radio", { name: longLocalDay(tomorrow(), language) })
        .check({ force: true });
    },
    /** Opens all times unless this one is suggested. */
    async showTime(at: string): Promise<void> {
      const allTimes = page.getByTestId("all-times");
      await time(at).or(allTimes).first().waitFor({ state: "attached" });
      if ((await time(at).count()) === 0) await allTimes.click();
    },
    async choose(date: string, at: string): Promise<void> {
      await this.chooseDay(date);
      await this.showTime(at);
      // The radio button is visually hidden; guests click its card.
      await time(at).check({ force: true });
    },
    /** Opens the page, chooses a table for two and fills in the contact. */
    async fill(date: string, at: string): Promise<void> {
      await this.open();
      await this.choose(date, at);
      await this.fillContact();
    },
    /** A place at 19:00, the contact, the summary and `action` must be in the window together. */
    async expectOnOneScreen(action: string): Promise<void> {
      await page.evaluate(() => scrollTo(0, 0));
      const facts = page.getByTestId("booking-facts");
      const expected = [
        longLocalDay(tomorrow(), language),
        texts.clock("19:00"),
        texts.guests(2),
        "Gerda Gast · 089 99998-100",
      ];
      const shown = await facts.innerText();
      expect(expected.filter((fact) => !shown.includes(fact))).toEqual([]);
      const parts = {
        people: page.getByRole("button", { name: texts.more }),
        day: page.getByRole("radio", { name: longLocalDay(tomorrow(), language) }),
        time: time("19:00"),
        name: field(texts.name.label),
        phone: field(texts.phone.label),
        facts,
        button: page.getByRole("button", { name: action, exact: true }),
      };
      const isVisible = (element: Element) => {
        const { x, y, width, height, bottom } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return bottom <= window.innerHeight && element.contains(top);
      };
      for (const [name, part] of Object.entries(parts)) {
        expect(await part.evaluate(isVisible), name).toBe(true);
      }
    },
    async fillContact(name = "Gerda Gast"): Promise<void> {
      await field(texts.name.label).fill(name);
      await field(texts.phone.label).fill("089 99998-100");
    },
    /** Waits for the page of own reservations. */
    async landed(): Promise<void> {
      await page.waitForURL("**/order/reservations");
      await page.getByTestId("reservation-card").first().waitFor();
    },
    async expectStatus(status: keyof typeof texts.sentences): Promise<void> {
      await page
        .locator("main")
        .getByText(reservationStatusTexts[language][status], { exact: true })
        .waitFor();
      await page.locator("main").getByText(texts.sentences[status]).first().waitFor();
    },
  };
}
