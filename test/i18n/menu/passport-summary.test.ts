import { describe, expect, it } from "vitest";
import {
  EMPTY_PASSPORT,
  MAX_DISLIKE_LENGTH,
  MAX_DISLIKES,
  PASSPORT_DIETS,
} from "@/domain/menu/passport/passport.schema";
import { passportTextSchema } from "@/domain/menu/passport/passport-text.schema";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { mentionsAllergy } from "@/domain/text/mentions-allergy";
import { passportSummary } from "@/i18n/menu/passport-summary";

describe("what the kitchen reads of a passport", () => {
  it.each(EU_ALLERGENS)("is marked as an allergy in both languages: %s", (allergen) => {
    const { de, en } = passportSummary({ ...EMPTY_PASSPORT, avoid: [allergen] });
    expect([de, en].map(mentionsAllergy)).toEqual([true, true]);
  });

  it("names everything, and fits an order however long the passport is", () => {
    const summary = passportSummary({
      avoid: [...EU_ALLERGENS],
      additives: Array.from({ length: 20 }, (_, index) => `${100 + index}`),
      diets: [...PASSPORT_DIETS],
      dislikes: Array.from({ length: MAX_DISLIKES }, () => "x".repeat(MAX_DISLIKE_LENGTH)),
      tells_kitchen: true,
    });
    expect(passportTextSchema.safeParse(summary).error).toBeUndefined();
    expect(passportSummary({ ...EMPTY_PASSPORT, diets: ["vegan"], dislikes: ["Dill"] })).toEqual({
      de: "isst vegan; mag nicht: Dill",
      en: "eats vegan; does not like: Dill",
    });
  });
});
