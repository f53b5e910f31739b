import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@/domain/text/language";
import { mailedOrder, messageOf } from "./mailed-order";

const SENDER = "Sie haben gewonnen http://gewinn.example";

const poisoned = {
  contact: { name: SENDER, phone: "089 99998-020", email: "fremd@example.com" },
  address: { street: SENDER, zip: "86399", city: SENDER, note: SENDER },
  lines: mailedOrder.lines.map((line) => ({ ...line, note: SENDER })),
};

describe("a mail to an address that nobody verified", () => {
  it.each(LANGUAGES)(
    "has no text of the sender and links to the own site only (%s)",
    (language) => {
      for (const email_verified of [undefined, false]) {
        for (const status of ["placed", "accepted", "cancelled"] as const) {
          const { subject, text, html } = messageOf({
            ...poisoned,
            language,
            status,
            email_verified,
          });
          expect(`${subject}${text}${html}`).not.toMatch(/gewonnen|gewinn|99998-020|86399 Sie/i);
          const links = `${text}${html}`.match(/https?:\/\/[^/"\s]+/g);
          expect(new Set(links)).toEqual(new Set(["https://sample.example"]));
        }
      }
    },
  );

  it("says why, and what to do if the recipient ordered nothing", () => {
    const { text } = messageOf({ email_verified: false });
    expect(text).toMatch(/^Guten Tag,\n/);
    expect(text).toContain("Ihre E-Mail-Adresse ist nicht bestätigt.");
    expect(text).toContain("Sie haben nichts bestellt?");
    expect(messageOf().text).not.toContain("nicht bestätigt");
  });

  it("contains dishes, sums and the promised code", () => {
    const { text } = messageOf({ email_verified: false });
    for (const words of [
      "2 × 12a Nudeln",
      "29,55\u00a0€",
      "Bestellnummer: CDFG",
      "kein Widerrufsrecht",
    ]) {
      expect(text).toContain(words);
    }
  });
});
