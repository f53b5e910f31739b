import { describe, expect, it } from "vitest";
import { orderMail } from "@/domain/mail/order-mail";
import { orderMailTexts } from "@/domain/mail/order-mail-texts";
import { orderSchema } from "@/domain/order/order.schema";
import { ORDER_STATUSES } from "@/domain/order/order-status";
import { NOON } from "../order/sample-order";
import { messageOf, mailedOrder as order, mailRestaurant as venue } from "./mailed-order";

/** What somebody sees of HTML of ours, tags being all there is to leave out. */
function seenIn(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

describe("the receipt", () => {
  const { subject, text, html } = messageOf();

  it("goes to the guest and is named after the order", () => {
    expect(orderMail(order, venue)?.to).toBe("erika@example.com");
    expect(subject).toBe("Ihre Bestellung CDFG bei Beispielküche ist eingegangen");
  });

  it.each([
    "noch keine Annahme",
    "Bestellnummer: CDFG",
    "Bestellt am: Di 24.11.2026, 12:00 Uhr",
    "Gewünscht für: so bald wie möglich",
    "Bezahlung: bar bei der Lieferung",
    "Lieferadresse: Beispielweg 2, 86399 Bobingen",
    "Hinweis zur Adresse: 2. Stock",
    "Kontakt: Erika Beispiel, 089 99998-020",
    "2 × Nudeln  25,30\u00a0€",
    "groß, Ei",
    "Anmerkung: scharf",
    "Enthält A, 1",
    "12,65\u00a0€ je Stück",
    "Abgabe nur an Personen ab 16 Jahren",
    "Allergene nicht angegeben",
    "Keine Allergene oder Zusatzstoffe deklariert",
    "A: Gluten",
    "1: mit Farbstoff",
    "Zwischensumme: 28,30\u00a0€",
    "Lieferkosten: 1,00\u00a0€",
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
  ])("says %s", (words) => {
    expect(text).toContain(words);
  });

  it("says the same in HTML, which loads nothing from anywhere", () => {
    const seen = seenIn(html).replace(/\s+/g, " ");
    const words = text.split(/\n|: | {2,}/).filter((part) => !/^-*$|^https:/.test(part));
    for (const each of words) expect(seen).toContain(each.trim().replace(/\s+/g, " "));
    expect(html).toContain('<html lang="de">');
    expect(html).not.toMatch(/<(?:img|link|script|style|iframe)|url\(|\ssrc=/i);
  });

  it("prints a tax number nowhere, only a VAT id", () => {
    expect(messageOf({}, { ...venue, tax: "103/123/45678" }).text).not.toContain("103/123");
  });

  it("leaves out the discount unless there is one, and fee and address for pickup", () => {
    expect(text).not.toContain("Abholrabatt");
    const pickup = messageOf({ type: "pickup", address: undefined, discount_cents: 283 });
    expect(pickup.text).toContain("Abholrabatt: −2,83\u00a0€");
    expect(pickup.text).toContain("bar bei der Abholung");
    expect(pickup.text).not.toMatch(/Lieferkosten|Lieferadresse/);
  });

  it("names the day of a preorder", () => {
    expect(messageOf({ wanted_at: NOON + 24 * 3_600_000 }).text).toContain(
      "Gewünscht für: Mi 25.11.2026, 12:00 Uhr",
    );
  });
});

describe("later messages", () => {
  it("name the promised time with the acceptance, and repeat the order", () => {
    const { subject, text } = messageOf({ status: "accepted", eta_at: NOON + 45 * 60_000 });
    expect(subject).toContain("angenommen");
    expect(text).toContain("Lieferung gegen: Di 24.11.2026, 12:45 Uhr");
    expect(text).toContain("Gesamtbetrag inkl. MwSt.: 29,55\u00a0€");
    expect(text).not.toContain("noch keine Annahme");
  });

  it("name the new time of a delay, in every state that has one", () => {
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
      expect(text).toContain("Lieferung gegen: Di 24.11.2026, 12:55 Uhr");
      expect(text).not.toContain("Zwischensumme");
    }
  });

  it("give the restaurant's reason", () => {
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

  it("are written in English where the order was", () => {
    const { subject, text, html } = messageOf({
      language: "en",
      status: "accepted",
      eta_at: NOON + 45 * 60_000,
    });
    expect(subject).toBe("Your order CDFG at Beispielküche is accepted");
    expect(text).toContain("Delivery around: Tue 24.11.2026, 12:45\n");
    expect(text).toContain("2 × Nudeln (en)  €25.30");
    expect(text).toContain("1: with colouring");
    expect(text).toContain("7%: net €24.54, VAT €1.72");
    expect(text).toContain("no right of withdrawal");
    expect(html).toContain('<html lang="en">');
  });

  it.each(ORDER_STATUSES)("%s: written only about what the guest waits for", (status) => {
    const isTold = Object.hasOwn(orderMailTexts.de.news, status);
    expect(orderMail({ ...order, status }, venue) !== null).toBe(isTold);
    expect(isTold).toBe(!["preparing", "completed"].includes(status));
    const { email: _, ...withoutEmail } = order.contact;
    expect(orderMail({ ...order, status, contact: withoutEmail }, venue)).toBeNull();
  });
});

it("orders of before, without a language, are still read", () => {
  expect(orderSchema.parse(order)).toEqual(order);
  expect(orderSchema.parse({ ...order, language: "en" }).language).toBe("en");
  expect(orderSchema.safeParse({ ...order, language: "fr" }).success).toBe(false);
});

it.each([
  ["de", "Bisher zugesagt: Di 24.11.2026, 12:30 Uhr", "Lieferung gegen: Di 24.11.2026, 12:40 Uhr"],
  ["en", "Promised before: Tue 24.11.2026, 12:30", "Delivery around: Tue 24.11.2026, 12:40"],
] as const)("a delay names the former and the new time (%s)", (language, former, now) => {
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
