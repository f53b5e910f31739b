import type { OrderRefund } from "../order/payment-status.schema";
import type { Reservation } from "../reservation/reservation.schema";
import { formatPrice } from "../text/format";
import { type Mail, paragraph } from "./mail";
import { formatMailMoment } from "./mail-format";
import type { MailRestaurant } from "./order-mail";
import { restaurantBlocks } from "./order-mail-blocks";
import { orderMailTexts } from "./order-mail-texts";
import { paymentMailTexts } from "./payment-mail-texts";
import { renderMail } from "./render-mail";
import { type MailedReservation, reservationRows } from "./reservation-mail-parts";
import { depositMailTexts, reservationMailTexts } from "./reservation-mail-texts";

/**
 * The mail to a guest who paid a deposit after the time to pay, when the table was gone.
 * @returns null without an e-mail address
 */
export function depositReturnedMail(
  reservation: Reservation,
  restaurant: MailRestaurant,
): Mail | null {
  const { language = "de", deposit, start_at } = reservation;
  if (!deposit) return null;
  const texts = depositMailTexts[language];
  const moment = formatMailMoment(start_at, language);
  return mailTo(reservation, restaurant, {
    subject: reservationMailTexts[language].subject(texts.returnedTitle, moment, restaurant.title),
    news: texts.returnedTitle,
    more: [texts.returned(formatPrice(deposit.cents, language))],
    link: { text: texts.again, page: "/order/reservation" },
  });
}

/**
 * Tells the guest about a refund of the deposit, with the restaurant's reason.
 * @returns null without an e-mail address
 */
export function depositRefundMail(
  reservation: MailedReservation,
  { amount_cents, reason }: Pick<OrderRefund, "amount_cents" | "reason">,
  restaurant: MailRestaurant,
): Mail | null {
  const { language = "de" } = reservation;
  const { refund } = paymentMailTexts[language];
  const amount = formatPrice(amount_cents, language);
  return mailTo(reservation, restaurant, {
    subject: refund.subject(amount, restaurant.title),
    news: refund.deposit(amount),
    more: [orderMailTexts[language].reason(reason), refund.meaning],
    link: { text: reservationMailTexts[language].follow, page: "/order/reservations" },
  });
}

interface Content {
  readonly subject: string;
  readonly news: string;
  readonly more: readonly string[];
  readonly link: { readonly text: string; readonly page: string };
}

function mailTo(
  reservation: MailedReservation,
  restaurant: MailRestaurant,
  { subject, news, more, link }: Content,
): Mail | null {
  const { contact, language = "de", email_verified } = reservation;
  if (!contact.email) return null;
  const texts = reservationMailTexts[language];
  return renderMail({ to: contact.email, subject, language, color: restaurant.color }, [
    paragraph(email_verified ? texts.greeting(contact.name) : texts.greeting()),
    { kind: "important", text: news },
    ...more.map(paragraph),
    { kind: "heading", text: texts.table },
    { kind: "rows", rows: reservationRows(reservation, language) },
    { kind: "link", text: link.text, href: new URL(link.page, restaurant.url).href },
    ...(email_verified ? [] : [paragraph(texts.unverified)]),
    ...restaurantBlocks(restaurant, language),
    paragraph(texts.questions(restaurant.phones.join(", "))),
  ]);
}
