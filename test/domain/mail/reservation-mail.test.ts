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

test("the mail about an offer names its end, that about a refusal its reason, and that about a cancellation has a calendar file", () => {
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

test("the mail about a table with a deposit offers a free cancellation only while there is one", () => {
  const withDeposit = (free_until: number) =>
    mail({
      deposit: { cents: 6000, free_until_hours: 24, free_until },
      status_at: { requested: at("11:00"), confirmed: at("11:30") },
    })?.message.text;
  expect(withDeposit(at("12:00"))).toContain("12:00 Uhr können Sie kostenlos stornieren");
  expect(withDeposit(at("11:59"))).toContain("können Sie nicht mehr kostenlos stornieren");
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

test("the mail about a request says what it waits for and has no calendar file", () => {
  const request = mail({ status: "requested", note: "mit Hund" }, "requested");
  expect(request?.message.text).toMatchInlineSnapshot(`
    "Guten Tag Toni Test,

    Ihre Reservierungsanfrage ist eingegangen.

    Ihr Tisch ist vorgemerkt. Sobald wir die Anfrage bestätigen, schreiben wir Ihnen.

    Ihr Tisch
    ---------

    Wann: Mi 3.3.2027, 18:00 Uhr
    Personen: 2 Personen
    Nummer: CDFG
    Auf den Namen: Toni Test
    Hinweis: mit Hund

    Reservierung ansehen, ändern oder stornieren: https://sample.example/order/reservations

    Ihr Restaurant
    --------------

    Beispielküche: Teststraße 1, 86399 Bobingen
    Inhaber: Erika Beispiel
    Telefon: 089 99998-010

    Fragen? Rufen Sie uns an: 089 99998-010
    "
  `);
  expect(request?.message.attachments).toBeUndefined();
});

test("the mail about a move asks for patience if the guest's move needs a confirmation, and not after a move by staff", () => {
  const moved = (by: "guest" | "staff", status: "requested" | "confirmed") => {
    const history = [{ version: 2, status, at: at("12:00"), by }];
    return mail({ status, history }, "moved")?.message.text.split("\n\n").slice(1, 3);
  };
  expect(moved("guest", "requested")).toMatchInlineSnapshot(`
    [
      "Ihre Änderung ist eingegangen.",
      "Ihr Tisch ist zur neuen Zeit vorgemerkt. Sobald wir die Änderung bestätigen, schreiben wir Ihnen.",
    ]
  `);
  expect(moved("staff", "requested")).toMatchInlineSnapshot(`
    [
      "Ihre Reservierung wurde geändert.",
      "Ihr Tisch
    ---------",
    ]
  `);
  expect(moved("guest", "confirmed")).toMatchInlineSnapshot(`
    [
      "Ihre Reservierung wurde geändert.",
      "Ihr Tisch
    ---------",
    ]
  `);
});

test("the mail about a reservation without a language is German, and without events it gives no reason", () => {
  const text = mail({ language: undefined, history: [] })?.message.text ?? "";
  expect(text).toContain("Guten Tag Toni Test");
  expect(text).not.toContain("Grund");
});
