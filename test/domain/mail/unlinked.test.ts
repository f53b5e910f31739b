import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unlinked } from "@/domain/mail/unlinked";
import { mailedOrder, messageOf } from "./mailed-order";

/**
 * Texts that mail programs turn into links: addresses with a scheme, domains, e-mail addresses, network
 * paths.
 */
const LINKABLE =
  /[a-z][a-z0-9+.-]*:\/{0,2}[^\s]|[\p{L}\p{N}-]+[.\u3002\uff0e\uff61][\p{L}]{2,}|\S@\S|\\\\/iu;

describe("unlinked", () => {
  it.each([
    ["www.example.com", "www. example. com"],
    ["http://example.com/x?y=1", "http: //example. com/x?y=1"],
    ["JAVASCRIPT:alert(1)", "JAVASCRIPT: alert(1)"],
    ["mailto:a@b.de", "mailto: a @ b. de"],
    ["gewinn\u3002example\uff0ecom", "gewinn\u3002 example\uff0e com"],
    ["xn--80ak6aa92e.com", "xn--80ak6aa92e. com"],
    ["http://192.168.0.1/", "http: //192.168.0.1/"],
    ["\\\\server\\share", "\\ \\server\\share"],
  ])("breaks %s", (text, expected) => {
    expect(unlinked(text)).toBe(expected);
  });

  it.each(["Di 24.11.2026, 12:00 Uhr", "12,50 €", "inkl. MwSt.", "2. Stock", "je 1.5 l"])(
    "keeps %s",
    (text) => {
      expect(unlinked(text)).toBe(text);
    },
  );

  it("leaves nothing to link, whatever the text", () => {
    const parts = fc.constantFrom(
      "http",
      ":",
      "//",
      "www",
      ".",
      "a",
      "ü",
      "com",
      "@",
      "\\",
      " ",
      "\u3002",
      "9",
      "-",
      "/",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 25 }), (all) => {
        expect(unlinked(all.join(""))).not.toMatch(LINKABLE);
      }),
      { numRuns: 3000 },
    );
  });
});

it("names, notes and reasons of a mail contain no links", () => {
  const text = "siehe http://gewinn.example oder www.gewinn.example, a@gewinn.example";
  const { text: plain, html } = messageOf({
    contact: { ...mailedOrder.contact, name: text },
    address: { street: text, zip: "86399", city: text, note: text },
    lines: mailedOrder.lines.map((line) => ({ ...line, note: text })),
  });
  const own = /https:\/\/sample\.example\/\S*/g;
  for (const shown of [plain.replace(own, ""), html.replace(/<[^>]*>/g, "\n").replace(own, "")]) {
    expect(shown).toContain("gewinn. example");
    expect(shown).not.toMatch(/gewinn\.example|http:\/|www\.\S|a@/);
  }
});
