import * as z from "zod/mini";
import { contactSchema } from "@/domain/contact/contact.schema";
import { reservationNoteTextSchema } from "@/domain/reservation/reservation-requests.schema";
import type { Language } from "@/domain/text/language";
import { optionalTextSchema } from "@/domain/text/optional-text.schema";
import { reservationTexts } from "@/i18n/table/reservation-texts";
import type { FieldWords } from "@/i18n/validation-texts";

/** The contact form, validated by the rules of the request. */
export const bookingFormSchema = z.object({
  name: contactSchema.shape.name,
  phone: contactSchema.shape.phone,
  email: optionalTextSchema(contactSchema.shape.email),
  note: optionalTextSchema(z.optional(reservationNoteTextSchema)),
});

/** The values of a valid form. */
export type BookingForm = z.infer<typeof bookingFormSchema>;

/** The form's values, valid or not. */
export type BookingFields = z.input<typeof bookingFormSchema>;

/** Fields in the order of the page. */
export const BOOKING_FIELDS = ["name", "phone", "email", "note"] as const;

/** Labels of the fields in messages. */
export function bookingFieldLabels(language: Language): Record<keyof BookingFields, FieldWords> {
  const { name, phone, email, note } = reservationTexts[language];
  return { name, phone, email, note };
}
