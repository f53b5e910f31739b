import { calendarFile } from "../reservation/calendar-file";
import type { Reservation } from "../reservation/reservation.schema";
import type { Language } from "../text/language";
import type { Instant } from "../time/berlin-time";
import { formatMailMoment } from "./mail-format";
import type { MailRestaurant } from "./order-mail";
import { reservationMailTexts } from "./reservation-mail-texts";

/** Time, party and number; name and note for a verified address only. */
export function reservationRows(
  { start_at, party_size, code, contact, note, email_verified }: Reservation,
  language: Language,
): (readonly [string, string])[] {
  const texts = reservationMailTexts[language];
  const guestRows = [
    [texts.name, contact.name] as const,
    ...(note ? [[texts.note, note] as const] : []),
  ];
  return [
    [texts.when, formatMailMoment(start_at, language)],
    [texts.party, texts.guests(party_size)],
    [texts.code, code],
    ...(email_verified ? guestRows : []),
  ];
}

/** Calendar file of a reservation, which replaces an earlier one. */
export function calendarAttachment(
  reservation: Reservation,
  { title, address, phones, url }: MailRestaurant,
  language: Language,
  now: Instant,
) {
  const texts = reservationMailTexts[language];
  const calendarTexts = {
    summary: texts.calendarSummary(reservation.party_size, title),
    description: texts.calendarText(reservation.code, phones.join(", ")),
    location: `${title}, ${address.line1}, ${address.zip} ${address.city}`,
    url,
  };
  return {
    filename: texts.calendarFile,
    content: calendarFile(reservation, calendarTexts, now),
    contentType: "text/calendar; charset=utf-8",
  };
}
