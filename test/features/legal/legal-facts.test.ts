import { expect, it } from "vitest";
import { LANGUAGES } from "@/domain/shared/language";
import { legalFacts } from "@/features/legal/legal-facts";
import { legalTexts } from "@/i18n/legal-texts";
import { restaurants } from "@/test/tenant-configs/restaurants";

it.each(restaurants)("$key says what it keeps of reservations where it takes them", (record) => {
  for (const language of LANGUAGES) {
    const sections = legalTexts[language].pages.datenschutz(legalFacts(record, language));
    const says = sections.some(({ heading }) => /reserv/i.test(heading));
    expect(says).toBe(record.reservation);
  }
});

it.each(restaurants)("$key names owner, address, telephone and mail in its notice", (record) => {
  for (const language of LANGUAGES) {
    const sections = legalTexts[language].pages.impressum(legalFacts(record, language));
    const text = sections.flatMap(({ paragraphs }) => paragraphs).join("\n");
    for (const part of [record.owner, record.address.line1, record.address.zip, record.email]) {
      expect(text).toContain(part);
    }
    for (const phone of record.phones) expect(text).toContain(phone);
  }
});
