import { describe, expect, it } from "vitest";
import type { Quote } from "@/domain/order/pricing/quote.schema";
import { telephoneErrors, telephoneIntent } from "@/features/admin/telephone/context/draft-order";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
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
