import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { contactSchema } from "@/domain/contact/contact.schema";
import { deliveryAddressSchema } from "@/domain/delivery/delivery-address.schema";
import { reservationNoteTextSchema } from "@/domain/reservation/reservation-requests.schema";
import type { Language } from "@/domain/text/language";
import { checkoutFieldLabels } from "@/features/checkout/form/checkout-field-labels";
import { type FieldWords, validationText } from "@/i18n/validation-texts";

const name: FieldWords = { label: "Name", asked: "Ihren Namen" };

function firstText(schema: z.ZodMiniType, value: unknown, words: FieldWords, language: Language) {
  const parsed = schema.safeParse(value, {
    error: (issue) => validationText(issue, words, language),
  });
  return parsed.error?.issues[0]?.message;
}

describe("validationText", () => {
  const person = contactSchema.shape.name;
  const email = z.email().check(z.maxLength(320));
  const code = z.string().check(z.length(5));

  it.each<{ rule: string; schema: z.ZodMiniType; value: unknown; de: string; en: string }>([
    {
      rule: "required",
      schema: person,
      value: "",
      de: "Bitte geben Sie Ihren Namen an",
      en: "Name is required",
    },
    {
      rule: "required, absent",
      schema: person,
      value: undefined,
      de: "Bitte geben Sie Ihren Namen an",
      en: "Name is required",
    },
    {
      rule: "blanks only",
      schema: code,
      value: "  ",
      de: "Name darf nicht leer sein",
      en: "Name cannot be empty",
    },
    {
      rule: "maximum length",
      schema: person,
      value: "x".repeat(81),
      de: "Name darf höchstens 80 Zeichen lang sein",
      en: "Name cannot be longer than 80 characters",
    },
    {
      rule: "control characters",
      schema: person,
      value: "Kim\tLe",
      de: "Name enthält unsichtbare Steuerzeichen. Bitte tippen Sie den Text neu ein",
      en: "Name contains invisible control characters. Please type it again",
    },
    {
      rule: "invisible characters only",
      schema: person,
      value: "\u200b\u3164",
      de: "Bitte geben Sie Ihren Namen an",
      en: "Name is required",
    },
    {
      rule: "lines",
      schema: reservationNoteTextSchema,
      value: "x\n".repeat(9),
      de: "Name darf höchstens 8 Zeilen haben",
      en: "Name cannot have more than 8 lines",
    },
    {
      rule: "email",
      schema: email,
      value: "x",
      de: "Name ist nicht gültig. E-Mail-Adresse erwartet",
      en: "Name is not a valid email",
    },
    {
      rule: "url",
      schema: z.url(),
      value: "x",
      de: "Name ist nicht gültig. Internetadresse erwartet",
      en: "Name is not a valid url",
    },
    {
      rule: "number",
      schema: z.number(),
      value: "x",
      de: "Name ist nicht gültig. Zahl erwartet",
      en: "Name is not a valid number",
    },
    {
      rule: "date",
      schema: z.iso.date(),
      value: "x",
      de: "Name ist nicht gültig. Datum erwartet",
      en: "Name is not a valid date",
    },
    {
      rule: "exact length",
      schema: code,
      value: "123",
      de: "Name muss genau 5 Zeichen lang sein",
      en: "Name must be exactly 5 characters",
    },
    {
      rule: "one of",
      schema: z.enum(["a", "b"]),
      value: "c",
      de: "Name muss eines der folgenden sein: a, b",
      en: "Name must be one of a, b",
    },
    {
      rule: "largest number",
      schema: z.int().check(z.maximum(50)),
      value: 51,
      de: "Name darf höchstens 50 sein",
      en: "Name cannot be greater than 50",
    },
  ])("words the rule $rule", ({ schema, value, de, en }) => {
    expect(firstText(schema, value, name, "de")).toBe(de);
    expect(firstText(schema, value, name, "en")).toBe(en);
  });

  it("names what a pattern expects", () => {
    const words = { label: "Telefon", expected: "Telefonnummer" };
    expect(firstText(contactSchema.shape.phone, "abc", words, "de")).toBe(
      "Telefon ist nicht gültig. Telefonnummer erwartet",
    );
  });

  it("states both bounds of a length", () => {
    const { street } = checkoutFieldLabels("de");
    for (const value of ["ab", "a".repeat(121)]) {
      expect(firstText(deliveryAddressSchema.shape.street, value, street, "de")).toBe(
        "Straße und Hausnummer muss zwischen 3 und 120 Zeichen lang sein",
      );
    }
  });
});
