import { reminderUrl } from "../reservation/reminder/reminder-link";
import type { Reservation } from "../reservation/reservation.schema";
import { longDay } from "../text/long-day";
import { type Instant, toLocal } from "../time/berlin-time";
import { type MailBlock, paragraph } from "./mail";
import type { MailRestaurant } from "./order-mail";
import { restaurantBlocks } from "./order-mail-blocks";
import { renderMail } from "./render-mail";
import type { ReservationMail } from "./reservation-mail";
import { calendarAttachment, reservationRows } from "./reservation-mail-parts";
import { reservationMailTexts } from "./reservation-mail-texts";

/**
 * The mail on the day before a reservation, in its language, with links to confirm and to cancel and
 * a calendar file. Texts of the guest are shown to a verified address only.
 * @param signature that of the links
 * @returns null without an e-mail address
 */
export function reminderMail(
  reservation: Reservation,
  signature: string,
  restaurant: MailRestaurant,
  now: Instant,
): ReservationMail | null {
  const { contact, email_verified, id, language = "de", start_at } = reservation;
  if (!contact.email) return null;
  const texts = reservationMailTexts[language];
  const { reminder } = texts;
  const moment = `${longDay(start_at, language)}, ${reminder.clock(toLocal(start_at).time)}`;
  const link = { reservation_id: id, signature };
  const blocks: MailBlock[] = [
    paragraph(email_verified ? texts.greeting(contact.name) : texts.greeting()),
    { kind: "important", text: reminder.news(moment) },
    paragraph(reminder.ask),
    { kind: "link", text: reminder.confirm, href: reminderUrl(restaurant.url, link, "confirm") },
    { kind: "link", text: reminder.cancel, href: reminderUrl(restaurant.url, link, "cancel") },
    { kind: "heading", text: texts.table },
    { kind: "rows", rows: reservationRows(reservation, language) },
    ...(email_verified ? [] : [paragraph(texts.unverified)]),
    ...restaurantBlocks(restaurant, language),
    paragraph(texts.questions(restaurant.phones.join(", "))),
  ];
  const subject = reminder.subject(moment, restaurant.title);
  const frame = { to: contact.email, subject, language, color: restaurant.color };
  const { to, message } = renderMail(frame, blocks);
  const attachments = [calendarAttachment(reservation, restaurant, language, now)];
  return { to, message: { ...message, attachments } };
}
