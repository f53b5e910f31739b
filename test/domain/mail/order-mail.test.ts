import { describe, expect, it } from "vitest";
import { orderMail } from "@/domain/mail/order-mail";
import { orderMailTexts } from "@/domain/mail/order-mail-texts";
import { orderSchema } from "@/domain/order/order.schema";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { NOON } from "../order/sample-order";
import { messageOf, mailedOrder as order, mailRestaurant as restaurant } from "./mailed-order";

/** The visible text of a mail's HTML. */
function seenIn(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

describe("receipt mail", () => {
  const { subject, text, html } = messageOf();

  it("is sent to the guest with the order code in its subject", () => {
    expect(orderMail(order, restaurant)?.to).toBe("erika@example.com");
    expect(subject).toBe("Ihre Bestellung CDFG bei Beispielküche ist eingegangen");
  });

  it.each([
    "noch keine Annahme",
    "Bestellnummer: CDFG",
    "Bestellt am: Di 24.11.2026, 12:00 Uhr",
    "Gewünscht für: so bald wie möglich, zugesagt für Di 24.11.2026, 12:45 Uhr",
    "Bezahlung: bar bei der Lieferung",
    "Lieferadresse: Beispielweg 2, 86399 Bobingen",
    "Hinweis zur Adresse: 2. Stock",
    "Kontakt: Erika Beispiel, 089 99998-020",
    "2 × 12a Nudeln  25,30\u00a0€",
    "groß, Ei",
    "Wunsch: scharf",
    "Enthält A, 1",
    "12,65\u00a0€ je Stück",
    "Abgabe nur an Personen ab 16 Jahren",
    "Allergene nicht angegeben",
    "Keine Allergene oder Zusatzstoffe deklariert",
    "A: Gluten",
    "1: mit Farbstoff",
    "Zwischensumme: 28,30\u00a0€",
    "Liefergebühr: 1,00\u00a0€",
    "Pfand: 0,25\u00a0€",
    "Gesamtbetrag inkl. MwSt.: 29,55\u00a0€",
    "7 %: netto 24,54\u00a0€, MwSt. 1,72\u00a0€",
    "19 %: netto 2,77\u00a0€, MwSt. 0,52\u00a0€",
    "kein Widerrufsrecht",
    "Beispielküche: Teststraße 1, 86399 Bobingen",
    "Inhaber: Erika Beispiel",
    "USt-IdNr.: DE123456789",
    "089 99998-010",
    `https://sample.example/order/orders/${order.id}`,
    "https://sample.example/terms/agb",
  ])("contains %s", (words) => {
    expect(text).toContain(words);
  });

  it("contains the same in HTML without external resources", () => {
    const seen = seenIn(html).replace(/\s+/g, " ");
    const words = text.split(/\n|: | {2,}/).filter((part) => !/^-*$|^https:/.test(part));
    for (const each of words) expect(seen).toContain(each.trim().replace(/\s+/g, " "));
    expect(html).toContain('<html lang="de">');
    expect(html).not.toMatch(/<(?:img|link|script|style|iframe)|url\(|\ssrc=/i);
  });

  it("shows tip and announced cash below the total if there are any", () => {
    const paid = messageOf({ tip_cents: 300, cash_given_cents: 5000 }).text;
    expect(paid).toContain("Gesamtbetrag inkl. MwSt.: 29,55\u00a0€");
    expect(paid).toContain("Trinkgeld: 3,00\u00a0€");
    expect(paid).toContain("Zu zahlen: 32,55\u00a0€");
    expect(paid).toContain("Sie zahlen mit: 50,00\u00a0€");
    expect(text).not.toMatch(/Trinkgeld|Zu zahlen|Sie zahlen mit/);
  });

  it("shows a VAT id but never a tax number", () => {
    expect(messageOf({}, { ...restaurant, tax: "103/123/45678" }).text).not.toContain("103/123");
  });

  it("omits a zero discount, and fee and address for pickup", () => {
    expect(text).not.toContain("Abholrabatt");
    const pickup = messageOf({ type: "pickup", address: undefined, discount_cents: 283 });
    expect(pickup.text).toContain("Abholrabatt: −2,83\u00a0€");
    expect(pickup.text).toContain("bar bei der Abholung");
    expect(pickup.text).not.toMatch(/Liefergebühr|Lieferadresse/);
  });

  it("shows the wanted date of a preorder", () => {
    expect(messageOf({ wanted_at: NOON + 24 * 3_600_000 }).text).toContain(
      "Gewünscht für: Mi 25.11.2026, 12:00 Uhr",
    );
  });
});

describe("mails after the receipt", () => {
  it("contain the promised time and the order on acceptance", () => {
    const { subject, text } = messageOf({ status: "accepted", eta_at: NOON + 45 * 60_000 });
    expect(subject).toContain("angenommen");
    expect(text).toContain("Voraussichtliche Lieferung: Di 24.11.2026, 12:45 Uhr");
    expect(text).toContain("Gesamtbetrag inkl. MwSt.: 29,55\u00a0€");
    expect(text).not.toContain("noch keine Annahme");
  });

  it("contain the time of the checkout when the acceptance is later", () => {
    const eta_at = NOON + 60 * 60_000;
    const acceptance = { version: 2, status: "accepted" as const, at: NOON, by: "staff" as const };
    const later = { history: [...order.history, { ...acceptance, eta_at }], eta_at };
    const { text } = messageOf({ ...later, status: "accepted", version: 2 });
    expect(text).toContain("Voraussichtliche Lieferung: Di 24.11.2026, 13:00 Uhr");
    expect(text).toContain("Bisher geplant: Di 24.11.2026, 12:45 Uhr");
    const unknown = messageOf({ ...later, status: "accepted", version: 2, promised_at: null });
    expect(unknown.text).not.toContain("Bisher geplant");
  });

  it("contain the new time after a delay, in every status", () => {
    const eta_at = NOON + 55 * 60_000;
    for (const status of ["accepted", "preparing", "out_for_delivery"] as const) {
      const delay = {
        version: 2,
        status,
        at: NOON,
        by: "staff" as const,
        delay_minutes: 10,
        eta_at,
      };
      const history = [...order.history, delay];
      const { subject, text } = messageOf({ status, version: 2, history, eta_at });
      expect(subject).toContain("verspätet sich");
      expect(text).toContain("Voraussichtliche Lieferung: Di 24.11.2026, 12:55 Uhr");
      expect(text).not.toContain("Zwischensumme");
    }
  });

  it("contain the restaurant's reason", () => {
    const history = [
      ...order.history,
      {
        version: 2,
        status: "rejected" as const,
        at: NOON,
        by: "staff" as const,
        reason: "zu viel",
      },
    ];
    const { text } = messageOf({ status: "rejected", version: 2, history });
    expect(text).toContain("Grund: zu viel");
    expect(text).toContain("nichts bezahlen");
    expect(text).not.toContain("Zwischensumme");
  });

  it("are in English for an English order", () => {
    const { subject, text, html } = messageOf({
      language: "en",
      status: "accepted",
      eta_at: NOON + 45 * 60_000,
    });
    expect(subject).toBe("Your order CDFG at Beispielküche has been accepted");
    expect(text).toContain("Estimated delivery: Tue 24.11.2026, 12:45\n");
    expect(text).toContain("2 × 12a Nudeln (en)  €25.30");
    expect(text).toContain("1: with colouring");
    expect(text).toContain("7%: net €24.54, VAT €1.72");
    expect(text).toContain("no right of withdrawal");
    expect(html).toContain('<html lang="en">');
  });

  it.each(ORDER_STATUSES)("are sent for the expected statuses only: %s", (status) => {
    const isTold = Object.hasOwn(orderMailTexts.de.news, status);
    expect(orderMail({ ...order, status }, restaurant) !== null).toBe(isTold);
    expect(isTold).toBe(!["awaiting_payment", "preparing", "completed", "unpaid"].includes(status));
    const { email: _, ...withoutEmail } = order.contact;
    expect(orderMail({ ...order, status, contact: withoutEmail }, restaurant)).toBeNull();
  });
});

it("parses orders without a language", () => {
  expect(orderSchema.parse(order)).toEqual(order);
  expect(orderSchema.parse({ ...order, language: "en" }).language).toBe("en");
  expect(orderSchema.safeParse({ ...order, language: "fr" }).success).toBe(false);
});

it.each([
  [
    "de",
    "Bisher geplant: Di 24.11.2026, 12:30 Uhr",
    "Voraussichtliche Lieferung: Di 24.11.2026, 12:40 Uhr",
  ],
  [
    "en",
    "Previously estimated: Tue 24.11.2026, 12:30",
    "Estimated delivery: Tue 24.11.2026, 12:40",
  ],
] as const)("a delay mail contains the previous and the new time (%s)", (language, former, now) => {
  const at = (minutes: number) => NOON + minutes * 60_000;
  const { text, html } = messageOf({
    language,
    status: "accepted",
    eta_at: at(40),
    history: [
      { version: 1, status: "placed", at: NOON, by: "guest" },
      { version: 2, status: "accepted", at: NOON, by: "staff", eta_at: at(30) },
      {
        version: 3,
        status: "accepted",
        at: at(5),
        by: "staff",
        delay_minutes: 10,
        eta_at: at(40),
      },
    ],
  });
  for (const message of [text, html]) {
    expect(message).toContain(former);
    expect(message).toContain(now);
  }
});

describe("the mail about an order that ends without food", () => {
  it.each([
    ["de", "authorised", "Wir heben die Reservierung auf, es wird nichts abgebucht."],
    ["de", "captured", "Sie bekommen 29,55\u00a0€ zurück"],
    ["en", "authorised", "nothing will be charged"],
    ["en", "captured", "You are getting €29.55 back"],
  ] as const)("in %s says what happens to money that is %s", (language, payment_status, words) => {
    for (const status of ["rejected", "expired", "cancelled", "failed"] as const) {
      const history = [...order.history, { version: 2, status, at: NOON, by: "staff" as const }];
      const paid = { payment: "online", payment_status, paid_cents: 2955 } as const;
      const { text } = messageOf({ ...paid, status, language, version: 2, history });
      expect(text).toContain(words);
      expect(text).not.toMatch(/nichts bezahlen|have to pay/);
    }
  });
});
