import { describe, expect, it } from "vitest";
import type { Quote } from "@/domain/order/pricing/quote.schema";
import { telephoneErrors, telephoneIntent } from "@/features/admin/telephone/context/draft-order";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { passportTexts } from "@/i18n/menu/passport-texts";
import { EMPTY_TELEPHONE_DRAFT, type TelephoneDraft } from "@/state/staff/telephone-order-atoms";

const TOTAL = 2940;
const delivery = (changes: Partial<TelephoneDraft> = {}): TelephoneDraft => ({
  ...EMPTY_TELEPHONE_DRAFT,
  type: "delivery",
  phone: "089 99998-020",
  name: "Frau Telefon",
  zip: "86399",
  city: "Bobingen",
  street: "Hochstraße 12",
  tip: "2",
  cashGiven: "50",
  ...changes,
});
const intent = (draft: TelephoneDraft) =>
  telephoneIntent(draft, "resto-bobingen", { total_cents: TOTAL, missing_cents: 0 } as Quote);

describe("tip and announced cash of a telephone order", () => {
  it("are sent in cents, beside the total", () => {
    expect(intent(delivery({ tip: "2,50" }))).toMatchObject({
      expected_total_cents: TOTAL,
      tip_cents: 250,
      cash_given_cents: 5000,
    });
  });

  it.each([
    ["of a pickup", { type: "pickup" }, []],
    ["of a card payment", { payment: "card_at_door" }, ["tip_cents"]],
    ["that are empty", { tip: "", cashGiven: "" }, []],
  ] as const)("are left out %s", (_what, changes, sent) => {
    const keys = Object.keys(intent(delivery(changes)));
    expect(keys.filter((key) => /^(?:tip|cash)/.test(key))).toEqual(sent);
  });

  it.each([
    [{ cashGiven: "31,39" }, { cashGiven: telephoneTexts.de.cashProblem }],
    [{ cashGiven: "31,40" }, {}],
    [{ cashGiven: "fifty" }, { cashGiven: telephoneTexts.de.cashProblem }],
    [{ tip: "100,01", cashGiven: "" }, { tip: telephoneTexts.de.tipProblem }],
    [{ type: "pickup", tip: "500", cashGiven: "1" }, {}],
  ] as const)("are checked: %o", (changes, errors) => {
    expect(telephoneErrors(delivery(changes), TOTAL, "de")).toEqual(errors);
  });
});

describe("what a caller does not eat", () => {
  it("is sent in words for the kitchen, and only if something was said", () => {
    const said = delivery({
      avoid: ["peanuts"],
      diets: ["vegan"],
      dislikes: "Koriander, Zwiebeln",
    });
    expect(intent(said).passport).toEqual({
      de: "Verträgt nicht: Erdnüsse; isst vegan; mag nicht: Koriander, Zwiebeln",
      en: "Allergic to: peanuts; eats vegan; does not like: Koriander, Zwiebeln",
    });
    expect(intent(delivery({ dislikes: " , " }))).not.toHaveProperty("passport");
  });

  it("is refused with more words than an order carries", () => {
    expect(telephoneErrors(delivery({ dislikes: "a,b,c,d,e,f,g,h,i,j,k" }), TOTAL, "de")).toEqual({
      dislikes: passportTexts.de.dislikesTooLong,
    });
  });
});
