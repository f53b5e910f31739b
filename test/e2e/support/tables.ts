import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import type { RequestReservationRequest } from "@/domain/reservation/reservation-requests.schema";
import { addDays, toLocal } from "@/domain/shared/berlin-time";
import type { Language } from "@/domain/shared/language";
import type { ReservationPolicy } from "@/domain/tenant/policies.schema";
import { pickerTexts } from "@/i18n/picker-texts";
import { reservationTexts } from "@/i18n/reservation-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { adminList, adminPatch } from "@/test/harness/admin";

export const BOBINGEN = "resto-bobingen";

/** A day that is still to come whenever tests run. */
export const tomorrow = () => addDays(toLocal(Date.now()).date, 1);

/** Replaces parts of Bobingen's reservation policy. */
export function setTablePolicy(policy: Partial<ReservationPolicy>): Promise<void> {
  const reservation_policy = { ...restoBobingen.reservation_policy, ...policy };
  return adminPatch(`public/${BOBINGEN}`, { reservation_policy });
}

/** A request as another guest's browser would send it. */
export function tableRequest(
  changes: Partial<RequestReservationRequest> = {},
): RequestReservationRequest {
  return {
    reservation_id: randomUUID(),
    resto_key: BOBINGEN,
    date: tomorrow(),
    time: "19:00",
    party_size: 4,
    contact: { name: "Andere Gäste", phone: "089 99998-101" },
    ...changes,
  };
}

/** All stored reservations. */
export async function storedReservations() {
  return (await adminList("reservations")).map(({ id, data }) => ({ id, ...data }));
}

/** A day as people write it. */
function written(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day}.${month}.${year}`;
}

/** The booking page in the words of one language. */
export function bookingPage(page: Page, language: Language = "de") {
  const texts = reservationTexts[language];
  const picker = pickerTexts[language];
  const field = (label: string) => page.getByRole("textbox", { name: new RegExp(`^${label}`) });
  const time = (at: string) => page.getByRole("radio", { name: new RegExp(`^${at}`) });
  return {
    texts,
    time,
    field,
    submit: page.getByRole("button", { name: texts.submit }),
    async open(): Promise<void> {
      await page.goto("/order/reservation");
      await page.locator("#root:not([inert])").waitFor({ state: "attached" });
      await page.getByRole("heading", { level: 1, name: texts.title }).waitFor();
    },
    async chooseDay(date: string): Promise<void> {
      await field(picker.date).fill(written(date));
      await field(picker.date).press("Enter");
    },
    async choose(date: string, at: string): Promise<void> {
      await this.chooseDay(date);
      // The button itself is invisible, its face is what people click.
      await time(at).check({ force: true });
    },
    async fillContact(name = "Gerda Gast"): Promise<void> {
      await field(texts.name.label).fill(name);
      await field(texts.phone.label).fill("089 99998-100");
    },
    async landed(): Promise<void> {
      await page.waitForURL("**/order/reservations");
      await page.getByTestId("reservation-card").first().waitFor();
    },
    async expectStatus(status: keyof typeof texts.statuses): Promise<void> {
      await page.locator("main").getByText(texts.statuses[status], { exact: true }).waitFor();
      await page.locator("main").getByText(texts.sentences[status]).first().waitFor();
    },
  };
}
