import { contactSchema } from "@/domain/contact/contact.schema";
import type { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import type { TimeDraft } from "./time-select";

/** Error texts by field. */
export interface StaffBookingErrors {
  readonly name?: string;
  readonly phone?: string;
  readonly time?: string;
}

/** Validates a telephone booking. An empty object means that it is valid. */
export function staffBookingErrors(
  { name, phone }: { name: string; phone: string },
  { time }: TimeDraft,
  texts: (typeof reservationDayTexts)["de"],
): StaffBookingErrors {
  const isPhone = contactSchema.shape.phone.safeParse(phone).success;
  return {
    ...(name.trim() ? {} : { name: texts.required.name }),
    ...(isPhone ? {} : { phone: phone.trim() ? texts.wrongPhone : texts.required.phone }),
    ...(time === null ? { time: texts.noTime } : {}),
  };
}
