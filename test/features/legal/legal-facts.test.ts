import { describe, expect, it } from "vitest";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { formatPrice } from "@/domain/text/format";
import { LANGUAGES, type Language } from "@/domain/text/language";
import { legalFacts } from "@/features/legal/legal-facts";
import { legalTexts } from "@/i18n/site/legal-texts";
import { depositTexts } from "@/i18n/table/deposit-texts";
import { restaurants } from "@/test/tenant-configs/restaurants";

it.each(restaurants)(
  "the privacy notice of $key covers reservations only if it takes them",
  (restaurant) => {
    for (const language of LANGUAGES) {
      const sections = legalTexts[language].pages.datenschutz(legalFacts(restaurant, language));
      const says = sections.some(({ heading }) => /reserv/i.test(heading));
      expect(says).toBe(restaurant.reservation);
    }
  },
);

it.each(restaurants)(
  "the legal notice of $key has owner, address, phone numbers and e-mail",
  (restaurant) => {
    for (const language of LANGUAGES) {
      const sections = legalTexts[language].pages.impressum(legalFacts(restaurant, language));
      const text = sections.flatMap(({ paragraphs }) => paragraphs).join("\n");
      for (const part of [
        restaurant.owner,
        restaurant.address.line1,
        restaurant.address.zip,
        restaurant.email,
      ]) {
        expect(text).toContain(part);
      }
      for (const phone of restaurant.phones) expect(text).toContain(phone);
    }
  },
);

it("privacy notice and conditions name the payment service only if guests can pay online", () => {
  const [restaurant] = restaurants;
  if (!restaurant) throw new Error("no restaurant");
  const offered = { pickup: ["online", "cash"], delivery: ["cash"] } as const;
  const methods = { pickup: [...offered.pickup], delivery: [...offered.delivery] };
  for (const language of LANGUAGES) {
    const { datenschutz, agb } = legalTexts[language].pages;
    for (const pays_online of [true, false]) {
      const facts = legalFacts({ ...restaurant, payment_methods: methods, pays_online }, language);
      for (const page of [datenschutz, agb]) {
        expect(JSON.stringify(page(facts)).includes("Stripe")).toBe(pays_online);
      }
    }
  }
});

describe("a restaurant that takes deposits for tables, and no payment of orders online", () => {
  const [restaurant] = restaurants;
  if (!restaurant) throw new Error("no restaurant");
  const policy = { from_party: 8, cents_a_person: 1500, free_until_hours: 24 };
  const asking: Restaurant = {
    ...restaurant,
    reservation: true,
    payment_methods: { pickup: ["cash"], delivery: ["cash"] },
    pays_online: true,
    reservation_policy: { ...reservationPolicyOf(restaurant), deposit: policy },
  };
  const textOf = (page: "agb" | "datenschutz", facts: Restaurant, language: Language) =>
    legalTexts[language].pages[page](legalFacts(facts, language))
      .flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
      .join("\n");

  it.each(LANGUAGES)("names the payment service in the privacy notice (%s)", (language) => {
    expect(textOf("datenschutz", asking, language)).toContain(
      "Stripe Payments Europe, Ltd., Dublin",
    );
    expect(textOf("agb", asking, language)).not.toMatch(/auch online|also pay online/u);
  });

  it.each(LANGUAGES)("has the rules of the deposit in the conditions (%s)", (language) => {
    const conditions = textOf("agb", asking, language);
    const { kept, submit } = depositTexts[language];
    expect(conditions).toContain(kept);
    expect(conditions).toContain(submit);
    expect(conditions).toContain(
      `${formatPrice(1500, language)} ${language === "de" ? "pro" : "per"} `,
    );
    expect(conditions).toContain(language === "de" ? "Ab 8 Personen" : "From 8 guests");
  });

  it.each([
    [0, "bis zum Beginn stornieren", "cancel by the start,"],
    [1, "bis eine Stunde vor Beginn stornieren", "cancel at least one hour before the start,"],
    [24, "bis 24 Stunden vor Beginn stornieren", "cancel at least 24 hours before the start,"],
  ])("says until when a cancellation is free: %i hours before", (free_until_hours, de, en) => {
    const deposit = { ...policy, free_until_hours };
    const changed = { ...asking, reservation_policy: { ...reservationPolicyOf(asking), deposit } };
    expect(textOf("agb", changed, "de")).toContain(de);
    expect(textOf("agb", changed, "en")).toContain(en);
  });

  it.each([
    ["cannot be paid online", { pays_online: false }],
    ["takes no reservations", { reservation: false }],
    ["asks for no deposit", { reservation_policy: restaurant.reservation_policy }],
  ])("says nothing of a deposit where the restaurant %s", (_why, change) => {
    for (const language of LANGUAGES) {
      const facts = { ...asking, ...change };
      expect(textOf("agb", facts, language)).not.toMatch(/10\. |Stripe/u);
      expect(textOf("datenschutz", facts, language)).not.toContain("Stripe");
    }
  });
});
