import type { Cents } from "../money/money";
import type { Order } from "../order/order.schema";
import { isReceived } from "../order/order-transitions";
import type { OrderRefund } from "../order/payment-status.schema";
import { amountDue } from "../order/pricing/amount-due";
import { formatPrice } from "../text/format";
import { type Mail, type MailBlock, paragraph } from "./mail";
import type { MailRestaurant } from "./order-mail";
import { restaurantBlocks } from "./order-mail-blocks";
import { orderMailTexts } from "./order-mail-texts";
import { paymentMailTexts } from "./payment-mail-texts";
import { renderMail } from "./render-mail";

type MailedOrder = Pick<
  Order,
  "id" | "code" | "type" | "contact" | "email_verified" | "language" | "total_cents" | "tip_cents"
>;

/**
 * Tells the guest about a refund, with the restaurant's reason.
 * @returns null without an e-mail address
 */
export function refundMail(
  order: MailedOrder,
  { amount_cents, reason }: Pick<OrderRefund, "amount_cents" | "reason">,
  restaurant: MailRestaurant,
): Mail | null {
  const { language = "de" } = order;
  const { refund } = paymentMailTexts[language];
  const amount = formatPrice(amount_cents, language);
  return mailTo(order, restaurant, refund.subject(amount, restaurant.title), [
    { kind: "important", text: refund.news(amount) },
    paragraph(orderMailTexts[language].reason(reason)),
    paragraph(refund.meaning),
  ]);
}

/**
 * Asks the guest of a running order for cash, because the online payment is gone.
 * @returns null without an e-mail address
 */
export function paymentLostMail(order: MailedOrder, restaurant: MailRestaurant): Mail | null {
  const { language = "de", code, type } = order;
  const { lost } = paymentMailTexts[language];
  const amount = formatPrice(amountDue(order), language);
  return mailTo(order, restaurant, lost.subject(code, restaurant.title), [
    { kind: "important", text: lost.news },
    paragraph(lost.meaning[type](amount)),
    paragraph(lost.goesOn),
  ]);
}

/**
 * Tells the guest that money goes back which came too late, or for an order that is paid at the door.
 * @returns null without an e-mail address
 */
export function returnedPaymentMail(
  order: MailedOrder & Pick<Order, "status" | "status_at">,
  { cents, kind }: { readonly cents: Cents; readonly kind: "release" | "refund" },
  restaurant: MailRestaurant,
): Mail | null {
  const { language = "de", code } = order;
  const { returned } = paymentMailTexts[language];
  const amount = formatPrice(cents, language);
  return mailTo(order, restaurant, returned.subject(code, restaurant.title), [
    { kind: "important", text: (isReceived(order) ? returned.needless : returned.late)(amount) },
    paragraph(returned.meaning[kind]),
  ]);
}

function mailTo(
  { id, code, contact, email_verified, language = "de" }: MailedOrder,
  restaurant: MailRestaurant,
  subject: string,
  news: readonly MailBlock[],
): Mail | null {
  if (!contact.email) return null;
  const texts = orderMailTexts[language];
  const href = new URL(`/order/orders/${id}`, restaurant.url).href;
  return renderMail({ to: contact.email, subject, language, color: restaurant.color }, [
    paragraph(email_verified ? texts.greeting(contact.name) : texts.greeting()),
    ...news,
    paragraph(`${texts.code}: ${code}`),
    { kind: "link", text: texts.follow, href },
    ...(email_verified ? [] : [paragraph(texts.unverified)]),
    ...restaurantBlocks(restaurant, language),
    paragraph(texts.questions(restaurant.phones.join(", "))),
  ]);
}
