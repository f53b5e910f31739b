import { calendarFile } from "../reservation/calendar-file";
import { keepsDeposit } from "../reservation/deposit/keeps-deposit";
import type { Reservation } from "../reservation/reservation.schema";
import { formatPrice } from "../text/format";
import type { Language } from "../text/language";
import type { Instant } from "../time/berlin-time";
import { formatMailMoment } from "./mail-format";
import type { MailRestaurant } from "./order-mail";
import { depositMailTexts, reservationMailTexts } from "./reservation-mail-texts";

/** The fields of a reservation that mails about it show. */
export type MailedReservation = Pick<
  Reservation,
  "start_at" | "party_size" | "code" | "contact" | "note" | "email_verified" | "language"
>;

/** Time, party and number; name and note for a verified address only. */
export function reservationRows(
  { start_at, party_size, code, contact, note, email_verified }: MailedReservation,
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

/** Statuses whose mail says what happens with the deposit. */
const BOOKED: ReadonlySet<string> = new Set(["confirmed", "requested"]);
const ENDED: ReadonlySet<string> = new Set(["cancelled", "declined", "expired"]);

/** What the mail about a reservation says about its deposit; empty without a paid one. */
export function depositParagraphs(
  reservation: Reservation,
  language: Language,
  now: Instant,
): string[] {
  const { deposit, status, status_at } = reservation;
  if (!deposit) return [];
  const texts = depositMailTexts[language];
  if (status === "unpaid") return [texts.nothingTaken];
  const wasBooked = status_at.confirmed !== undefined || status_at.requested !== undefined;
  if (!wasBooked) return [];
  const left = deposit.cents - (reservation.refunded_cents ?? 0);
  const amount = formatPrice(left, language);
  if (left <= 0) return [];
  if (BOOKED.has(status)) {
    const { free_until } = deposit;
    const isFree = now <= free_until;
    const rule = isFree ? texts.rule(formatMailMoment(free_until, language)) : texts.lateRule;
    return [texts.paid(amount), rule];
  }
  if (!ENDED.has(status)) return [];
  return [keepsDeposit(reservation) ? texts.kept(amount) : texts.refunded(amount)];
}
