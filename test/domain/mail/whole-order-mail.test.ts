import { describe, expect, it } from "vitest";
import { NOON } from "../order/sample-order";
import { mailedOrder, messageOf } from "./mailed-order";

describe("the whole text of an order's mail", () => {
  it("about a receipt has all parts in the right order", () => {
    expect(messageOf().text).toMatchInlineSnapshot(`
      "Guten Tag Erika Beispiel,

      vielen Dank für Ihre Bestellung. Sie ist bei uns eingegangen.

      Diese Nachricht bestätigt nur den Eingang und ist noch keine Annahme. Sobald wir Ihre Bestellung annehmen, schreiben wir Ihnen, wann Sie damit rechnen können.

      Bestellnummer: CDFG

      Bestellung ansehen: https://sample.example/order/orders/3b8a1c52-0f2d-4f43-8a54-6f3b8f1f6c11

      Ihre Bestellung
      ---------------

      Bestellt am: Di 24.11.2026, 12:00 Uhr
      Bestellart: Lieferung
      Gewünscht für: so bald wie möglich, zugesagt für Di 24.11.2026, 12:45 Uhr
      Bezahlung: bar bei der Lieferung
      Lieferadresse: Beispielweg 2, 86399 Bobingen
      Hinweis zur Adresse: 2. Stock
      Kontakt: Erika Beispiel, 089 99998-020

      2 × 12a Nudeln  25,30 €
          groß, Ei
          Wunsch: scharf
          Enthält A, 1
          12,65 € je Stück
      1 × Bier  3,00 €
          Abgabe nur an Personen ab 16 Jahren
          Allergene nicht angegeben – bitte fragen Sie uns
      1 × Reis  1,00 €
          Keine Allergene oder Zusatzstoffe deklariert

      Zwischensumme: 28,30 €
      Liefergebühr: 1,00 €
      Pfand: 0,25 €

      Gesamtbetrag inkl. MwSt.: 29,55 €

      Enthaltene Mehrwertsteuer
      -------------------------

      7 %: netto 24,54 €, MwSt. 1,72 €
      19 %: netto 2,77 €, MwSt. 0,52 €

      Bedeutung der Kürzel
      --------------------

      1: mit Farbstoff
      A: Gluten

      Für frisch zubereitete Speisen und Getränke gibt es kein Widerrufsrecht (§ 312g Abs. 2 BGB).

      Ihr Restaurant
      --------------

      Beispielküche: Teststraße 1, 86399 Bobingen
      Inhaber: Erika Beispiel
      Telefon: 089 99998-010
      USt-IdNr.: DE123456789

      Fragen? Rufen Sie uns an: 089 99998-010

      Allgemeine Geschäftsbedingungen: https://sample.example/terms/agb
      "
    `);
  });

  it("about a rejection in English has no order and no terms", () => {
    const rejection = { version: 2, status: "rejected", at: NOON, by: "staff" } as const;
    const history = [...mailedOrder.history, { ...rejection, reason: "Sold out" }];
    const { text } = messageOf({ status: "rejected", language: "en", version: 2, history });
    expect(text).toMatchInlineSnapshot(`
      "Hello Erika Beispiel,

      Sorry, we cannot accept your order.

      Reason: Sold out

      You do not have to pay anything.

      Order number: CDFG

      View your order: https://sample.example/order/orders/3b8a1c52-0f2d-4f43-8a54-6f3b8f1f6c11

      Your restaurant
      ---------------

      Beispielküche: Teststraße 1, 86399 Bobingen
      Owner: Erika Beispiel
      Telephone: 089 99998-010
      VAT ID: DE123456789

      Questions? Give us a call: 089 99998-010
      "
    `);
  });
});
