import { describe, expect, it } from "vitest";
import { reminderMail } from "@/domain/mail/reminder-mail";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { minutesOf, toInstant } from "@/domain/time/berlin-time";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { aReservation } from "../reservation/sample-tables";

const at = (time: string, date = "2026-11-24") => toInstant(date, minutesOf(time));
const SIGNATURE = "s".repeat(43);
const NOW = at("10:00", "2026-11-23");

const reservation = aReservation({
  resto_key: "resto-bobingen",
  start_at: at("19:00"),
  end_at: at("20:30"),
  contact: { name: "Erika Beispiel", phone: "089 99998-020", email: "erika@example.com" },
  note: "Fensterplatz",
  email_verified: true,
});

const mailOf = (changes: Partial<Reservation> = {}) =>
  reminderMail({ ...reservation, ...changes }, SIGNATURE, restoBobingen, NOW);

describe("reminder mail", () => {
  it("names the day and has a link to confirm, one to cancel and a calendar file", () => {
    const mail = mailOf();
    expect(mail?.to).toBe("erika@example.com");
    const { subject, text, html, attachments } = mail?.message ?? {};
    expect(subject).toBe(`Ihr Tisch am Dienstag, 24. November, 19:00 Uhr – ${restoBobingen.title}`);
    expect(text).toContain("Wir freuen uns auf Sie: Dienstag, 24. November, 19:00 Uhr.");
    const page = `${new URL(restoBobingen.url).origin}/order/reservations`;
    for (const [name, action] of [
      ["Ja, wir kommen", "confirm"],
      ["Reservierung stornieren", "cancel"],
    ]) {
      const href = `${page}#${action}=${reservation.id}&signature=${SIGNATURE}`;
      expect(text).toContain(`${name}: ${href}`);
      expect(html).toContain(href.replaceAll("&", "&amp;"));
    }
    expect(attachments?.[0]?.content).toContain("BEGIN:VCALENDAR");
  });

  it("is written in the guest's language", () => {
    expect(mailOf({ language: "en" })?.message.subject).toBe(
      `Your table on Tuesday, 24 November, 19:00 – ${restoBobingen.title}`,
    );
  });

  it("contains name and note for a verified address only", () => {
    expect(mailOf()?.message.text).toMatch(/Guten Tag Erika Beispiel,[\s\S]*Fensterplatz/);
    const unverified = mailOf({ email_verified: false })?.message;
    expect(`${unverified?.text}${unverified?.html}`).not.toMatch(/Erika|Fensterplatz/);
  });

  it("is not sent without an address", () => {
    expect(mailOf({ contact: { name: "Erika", phone: "089 99998-020" } })).toBeNull();
  });
});
