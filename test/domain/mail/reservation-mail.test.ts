import { expect, test } from "vitest";
import { reservationMail } from "@/domain/mail/reservation-mail";
import { aReservation, at } from "../reservation/sample-tables";
import { sampleRestaurant } from "../sample-restaurant";

const contact = { name: "Toni Test", phone: "089 99998-050", email: "toni@example.com" };

const mail = (
  changes: Parameters<typeof aReservation>[0],
  occasion: Parameters<typeof reservationMail>[1] = "confirmed",
) =>
  reservationMail(
    aReservation({ contact, email_verified: true, ...changes }),
    occasion,
    sampleRestaurant,
    at("12:00"),
  );

test("a confirmation contains all details and a calendar file", () => {
  const message = mail({ note: "am <Fenster>" })?.message;
  expect(message?.subject).toBe("Ihr Tisch ist reserviert – Mi 3.3.2027, 18:00 Uhr, Beispielküche");
  for (const text of ["2 Personen", "CDFG", "Toni Test", "am <Fenster>", "089 99998-010"]) {
    expect(message?.text).toContain(text);
  }
  expect(message?.html).toContain("am &lt;Fenster&gt;");
  expect(message?.attachments?.[0]?.content).toContain("DTSTART:20270303T170000Z");
});

test("a mail is in the reservation's language", () => {
  expect(mail({ language: "en" })?.message.subject).toContain(
    "Your table is booked – Wed 3.3.2027",
  );
});

test("an offer has its end, a refusal its reason, a cancellation a calendar file", () => {
  const offer = mail({ status: "offered", offer_until: at("12:30") }, "offered");
  expect(offer?.message.text).toContain("bis 12:30 Uhr");
  expect(offer?.message.attachments).toBeUndefined();
  const event = { version: 2, status: "declined", at: 0, by: "staff", reason: "Feier" } as const;
  expect(mail({ status: "declined", history: [event] }, "declined")?.message.text).toContain(
    "Grund: Feier",
  );
  const cancelled = mail({ status: "cancelled" }, "cancelled");
  expect(cancelled?.message.attachments?.[0]?.content).toContain("STATUS:CANCELLED");
});

test("no mail is sent without an e-mail address or for the status seated", () => {
  expect(mail({ contact: { name: "Toni Test", phone: "089 99998-050" } })).toBeNull();
  expect(mail({ status: "seated" }, "seated")).toBeNull();
});

test("an address that nobody verified gets no name and no note", () => {
  const hostile = { contact: { ...contact, name: "Gewonnen http://x.example" }, note: "jetzt!" };
  for (const email_verified of [undefined, false]) {
    const { text = "", html = "" } = mail({ ...hostile, email_verified })?.message ?? {};
    expect(`${text}${html}`).not.toMatch(/Gewonnen|x\.example|jetzt/);
    expect(text).toContain("Guten Tag,\n");
    expect(text).toContain("Ihre E-Mail-Adresse ist nicht bestätigt.");
    expect(text).toContain("2 Personen");
  }
  expect(mail({})?.message.text).not.toContain("nicht bestätigt");
});
