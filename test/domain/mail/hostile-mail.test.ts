import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Order } from "@/domain/order/order.schema";
import { NOON } from "../order/sample-order";
import { mailedOrder, mailRestaurant, messageOf } from "./mailed-order";

describe("hostile texts in mails", () => {
  const payloads = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    "</td></table><h1>Rabatt</h1>",
    "&lt;b&gt;",
    "javascript:alert(1)",
    "<!--",
    "]]><svg/onload=alert(1)>",
    "\r\nBcc: all@example.com",
    "ok\n\nGesamtbetrag inkl. MwSt.: 0,00 €",
    "a\u202eb\u0000c\u2028d",
  ];
  const tagsOf = (html: string) => html.match(/<[^>]*>/g);
  const harmless = messageOf();

  function poisoned(text: string): Partial<Order> {
    return {
      contact: { name: text, phone: "089 99998-020", email: "erika@example.com" },
      address: { street: text, zip: "86399", city: text, note: text },
      lines: mailedOrder.lines.map((line) => ({ ...line, ...(line.note && { note: text }) })),
    };
  }

  /** Blanks and control characters may differ between what was typed and what is shown. */
  const withoutBlanks = (text: string) => text.replace(/[\s\p{C}]/gu, "");

  it.each(payloads)("%j from the guest adds no tag, no line and no header", (payload) => {
    const { subject, text, html } = messageOf(poisoned(payload));
    expect(withoutBlanks(text)).toContain(`Kontakt:${withoutBlanks(payload)},`);
    expect(tagsOf(html)).toEqual(tagsOf(harmless.html));
    expect(text.split("\n")).toHaveLength(harmless.text.split("\n").length);
    expect(subject).toBe(harmless.subject);
    expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
  });

  it.each(payloads)("%j from the staff adds no tag", (payload) => {
    const event = { version: 2, status: "rejected" as const, at: NOON, by: "staff" as const };
    const told = (reason: string) =>
      messageOf(
        { status: "rejected", history: [{ ...event, reason }] },
        { ...mailRestaurant, title: reason },
      );
    expect(tagsOf(told(payload).html)).toEqual(tagsOf(told("zu viel los").html));
    expect(told(payload).subject).not.toMatch(/[\r\n]/);
  });

  it("add no tag and no line whatever they are, and the same order always gives the same mail", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const name = text.trim() || "x";
        const one = messageOf(poisoned(name));
        expect(tagsOf(one.html)).toEqual(tagsOf(harmless.html));
        expect(one.text.split("\n")).toHaveLength(harmless.text.split("\n").length);
        expect(messageOf(poisoned(name))).toEqual(one);
      }),
    );
  }, 30_000);
});
