import type { Reservation } from "../reservation/reservation.schema";
import type { Language } from "../text/language";
import { type Instant, toLocal } from "../time/berlin-time";
import { type Mail, type MailBlock, paragraph } from "./mail";
import { formatMailMoment } from "./mail-format";
import type { MailRestaurant } from "./order-mail";
import { restaurantBlocks } from "./order-mail-blocks";
import { renderMail } from "./render-mail";
import { calendarAttachment, depositParagraphs, reservationRows } from "./reservation-mail-parts";
import { type ReservationMailKind, reservationMailTexts } from "./reservation-mail-texts";

/** A mail that may have a calendar file attached. */
export interface ReservationMail extends Mail {
  readonly message: Mail["message"] & {
    readonly attachments?: readonly {
      readonly filename: string;
      readonly content: string;
      readonly contentType: string;
    }[];
  };
}

const DEFAULT_LANGUAGE: Language = "de";

/**
 * The mail about an event of a reservation, in the reservation's language. Confirmed and cancelled
 * reservations, and confirmed ones that a guest moved, have a calendar file attached, which replaces
 * an earlier one. Texts of the guest are shown to a verified address only.
 * @returns null without an e-mail address, and for events that send no mail
 */
export function reservationMail(
  reservation: Reservation,
  occasion: Reservation["status"] | "moved",
  restaurant: MailRestaurant,
  now: Instant,
): ReservationMail | null {
  const { contact, language = DEFAULT_LANGUAGE, status, start_at, email_verified } = reservation;
  const mailKind = isMovedRequest(reservation, occasion) ? "moved_request" : occasion;
  if (!contact.email || !isMailKind(mailKind)) return null;
  const texts = reservationMailTexts[language];
  const moment = formatMailMoment(start_at, language);
  const blocks: MailBlock[] = [
    paragraph(email_verified ? texts.greeting(contact.name) : texts.greeting()),
    { kind: "important", text: texts.news[mailKind] },
    ...newsBlocks(reservation, mailKind, language, now),
    { kind: "heading", text: texts.table },
    { kind: "rows", rows: reservationRows(reservation, language) },
    { kind: "link", text: texts.follow, href: new URL("/order/reservations", restaurant.url).href },
    ...(email_verified ? [] : [paragraph(texts.unverified)]),
    ...restaurantBlocks(restaurant, language),
    paragraph(texts.questions(restaurant.phones.join(", "))),
  ];
  const subject = texts.subject(texts.news[mailKind], moment, restaurant.title);
  const frame = { to: contact.email, subject, language, color: restaurant.color };
  const { to, message } = renderMail(frame, blocks);
  const wasConfirmed =
    mailKind === "moved_request" && reservation.status_at.confirmed !== undefined;
  const hasFile = status === "confirmed" || mailKind === "cancelled" || wasConfirmed;
  const attachments = hasFile ? [calendarAttachment(reservation, restaurant, language, now)] : null;
  return { to, message: { ...message, ...(attachments && { attachments }) } };
}

/** Whether a guest's move waits for the restaurant. */
function isMovedRequest(
  { status, history }: Reservation,
  occasion: Reservation["status"] | "moved",
): boolean {
  return occasion === "moved" && status === "requested" && history.at(-1)?.by === "guest";
}

function newsBlocks(
  reservation: Reservation,
  mailKind: ReservationMailKind,
  language: Language,
  now: Instant,
): MailBlock[] {
  const { status, offer_until, history } = reservation;
  const texts = reservationMailTexts[language];
  const reason = history.at(-1)?.reason;
  return [
    ...(status === "offered" && offer_until ? [texts.offerUntil(toLocal(offer_until).time)] : []),
    ...(mailKind === "requested" ? [texts.byHand] : []),
    ...(mailKind === "moved_request" ? [texts.changeByHand] : []),
    ...(reason ? [texts.reason(reason)] : []),
    ...depositParagraphs(reservation, language, now),
  ].map(paragraph);
}

function isMailKind(mailKind: string): mailKind is ReservationMailKind {
  return mailKind in reservationMailTexts.de.news;
}
