import * as z from "zod/mini";
import { reservationNoteSchema } from "@/domain/reservation/reservation-requests.schema";
import { contactSchema } from "@/domain/shared/contact.schema";
import type { Language } from "@/domain/shared/language";
import { reservationTexts } from "@/i18n/reservation-texts";
import type { FieldWords } from "@/i18n/validation-texts";

/** A field that may stay empty: no text at all counts as absent. */
function optionalText(schema: z.ZodMiniType<string | undefined, string | undefined>) {
  return z.pipe(
    z.transform((text: string) => (text.trim() === "" ? undefined : text)),
    schema,
  );
}

/** Who reserves; the rules are those of the request itself. */
export const bookingFormSchema = z.object({
  name: contactSchema.shape.name,
  phone: contactSchema.shape.phone,
  email: optionalText(contactSchema.shape.email),
  note: optionalText(z.optional(reservationNoteSchema)),
});

/** A form without mistakes. */
export type BookingForm = z.infer<typeof bookingFormSchema>;

/** What the form's fields hold, valid or not. */
export type BookingFields = z.input<typeof bookingFormSchema>;

/** Fields in the order in which the page shows them. */
export const BOOKING_FIELDS = ["name", "phone", "email", "note"] as const;

/** How messages speak of each field. */
export function bookingFieldWords(language: Language): Record<keyof BookingFields, FieldWords> {
  const { name, phone, email, note } = reservationTexts[language];
  return { name, phone, email, note };
}
