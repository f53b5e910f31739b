import { expect, it } from "vitest";
import { LANGUAGES } from "@/domain/text/language";
import { legalFacts } from "@/features/legal/legal-facts";
import { legalTexts } from "@/i18n/site/legal-texts";
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
