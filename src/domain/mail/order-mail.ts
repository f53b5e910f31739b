import type { Order } from "../order/order.schema";
import { freesSlot, isReceived } from "../order/order-transitions";
import { isTelephoneOrder } from "../order/placing/staff-order";
import { moneyBack } from "../order/pricing/money-at-door";
import { promisedTimeChanges } from "../order/timing/promised-time-changes";
import type { Restaurant } from "../tenant/restaurant.schema";
import { formatPrice } from "../text/format";
import type { Language } from "../text/language";
import { type Mail, type MailBlock, paragraph } from "./mail";
import { formatMailMoment } from "./mail-format";
import { orderForRecipient } from "./order-for-recipient";
import { orderBlocks, restaurantBlocks } from "./order-mail-blocks";
import { type OrderMailKind, orderMailTexts } from "./order-mail-texts";
import { renderMail } from "./render-mail";

/** The restaurant's fields that mails show. */
export type MailRestaurant = Pick<
  Restaurant,
  "title" | "url" | "color" | "address" | "phones" | "owner" | "tax" | "add_ons"
>;

const DEFAULT_LANGUAGE: Language = "de";

/**
 * The mail about the latest entry of an order's history, in the order's language. Receipt and
 * acceptance contain the complete order. The receipt states that it is not an acceptance (BGB
 * §312i); the acceptance has the promised time; a delay has the new and the previous one. Texts of
 * the guest are shown to a verified address only.
 * @returns null without an e-mail address, and for steps that send no mail
 */
export function orderMail(order: Order, restaurant: MailRestaurant): Mail | null {
  const { contact, code, language = DEFAULT_LANGUAGE } = order;
  const shown = orderForRecipient(order);
  const mailKind = mailKindOf(order);
  if (!contact.email || !mailKind) return null;
  const texts = orderMailTexts[language];
  const includesOrder = mailKind === "placed" || mailKind === "accepted";
  const blocks: MailBlock[] = [
    paragraph(texts.greeting(shown.contact?.name)),
    { kind: "important", text: texts.news[mailKind] },
    ...newsBlocks(order, mailKind, language),
    // No account can open a telephone order.
    ...(isTelephoneOrder(order)
      ? []
      : [
          {
            kind: "link",
            text: texts.follow,
            href: pageUrl(restaurant, `/order/orders/${order.id}`),
          } as const,
        ]),
    ...(includesOrder ? orderBlocks(shown, restaurant, language) : []),
    ...(shown.contact ? [] : [paragraph(texts.unverified)]),
    ...(includesOrder ? [paragraph(texts.withdrawal)] : []),
    ...restaurantBlocks(restaurant, language),
    paragraph(texts.questions(restaurant.phones.join(", "))),
    ...(includesOrder
      ? [{ kind: "link", text: texts.terms, href: pageUrl(restaurant, "/terms/agb") } as const]
      : []),
  ];
  const subject = texts.subjects[mailKind](code, restaurant.title);
  return renderMail({ to: contact.email, subject, language, color: restaurant.color }, blocks);
}

function newsBlocks(order: Order, mailKind: OrderMailKind, language: Language): MailBlock[] {
  const texts = orderMailTexts[language];
  const { type, eta_at, code } = order;
  const isPromise = mailKind === "accepted" || mailKind === "delayed";
  const promise =
    isPromise && eta_at ? texts.promised[type](formatMailMoment(eta_at, language)) : null;
  // The last change may belong to an earlier mail.
  const change = isPromise ? promisedTimeChanges(order).at(-1) : null;
  const former = change?.at === order.history.at(-1)?.at ? change?.previous_at : null;
  const reason = order.history.at(-1)?.reason;
  // Of a payment online.
  const back = freesSlot(order.status) ? moneyBack(order) : null;
  return [
    promise,
    former ? texts.promisedBefore(formatMailMoment(former, language)) : null,
    reason ? texts.reason(reason) : null,
    back ? texts.moneyBack[back.kind](formatPrice(back.cents, language)) : texts.meaning[mailKind],
    `${texts.code}: ${code}`,
  ].flatMap((text) => (text ? [paragraph(text)] : []));
}

function pageUrl({ url }: MailRestaurant, path: string): string {
  return new URL(path, url).href;
}

/** Whether {@link orderMail} has a mail for the order's latest change. */
export function sendsOrderMail(
  order: Pick<Order, "status" | "status_at" | "history" | "contact">,
): boolean {
  return order.contact.email !== undefined && mailKindOf(order) !== null;
}

/** The mail for the latest history entry; null if it sends none, or if the guest has had no receipt. */
function mailKindOf(order: Pick<Order, "status" | "status_at" | "history">): OrderMailKind | null {
  const { status, history } = order;
  if (!isReceived(order)) return null;
  if (history.at(-1)?.delay_minutes !== undefined) return "delayed";
  return isMailKind(status) ? status : null;
}

function isMailKind(status: Order["status"]): status is OrderMailKind & Order["status"] {
  return status in orderMailTexts.de.news;
}
