import type * as z from "zod/mini";
import { contactSchema } from "@/domain/contact/contact.schema";
import type { Language } from "@/domain/text/language";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { type FieldWords, validationText } from "@/i18n/validation-texts";
import type { StaffBookingDraft } from "./staff-booking-draft";

/** Error texts by field. */
export interface StaffBookingErrors {
  readonly name?: string;
  readonly phone?: string;
  readonly party_size?: string;
  readonly time?: string;
}

/** Validates a telephone booking. An empty object means that it is valid. */
export function staffBookingErrors(
  { name, phone, party_size }: StaffBookingDraft,
  time: string | null,
  language: Language,
): StaffBookingErrors {
  const { words, noTime, noParty } = reservationDayTexts[language];
  const nameError = errorOf(contactSchema.shape.name, name, words.name, language);
  const phoneError = errorOf(contactSchema.shape.phone, phone, words.phone, language);
  return {
    ...(nameError ? { name: nameError } : {}),
    ...(phoneError ? { phone: phoneError } : {}),
    ...(party_size < 1 ? { party_size: noParty } : {}),
    ...(time === null ? { time: noTime } : {}),
  };
}

function errorOf(
  schema: z.ZodMiniType<string, string>,
  input: string,
  words: FieldWords,
  language: Language,
): string | null {
  const issue = schema.safeParse(input).error?.issues[0];
  return issue ? validationText({ ...issue, input: input.trim() }, words, language) : null;
}
