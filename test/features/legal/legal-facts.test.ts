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
