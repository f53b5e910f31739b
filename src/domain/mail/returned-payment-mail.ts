import type { Cents } from "../money/money";
import type { Order } from "../order/order.schema";
import { isReceived } from "../order/order-transitions";
import { formatPrice } from "../text/format";
import type { Language } from "../text/language";
import { type Mail, paragraph } from "./mail";
import type { MailRestaurant } from "./order-mail";
import { restaurantBlocks } from "./order-mail-blocks";
import { orderMailTexts } from "./order-mail-texts";
import { renderMail } from "./render-mail";

interface ReturnedTexts {
  readonly subject: (code: string, restaurant: string) => string;
  readonly late: (amount: string) => string;
  readonly needless: (amount: string) => string;
  readonly meaning: Record<"release" | "refund", string>;
}

const TEXTS: Readonly<Record<Language, ReturnedTexts>> = {
  de: {
    subject: (code, restaurant) =>
      `Ihre Zahlung für die Bestellung ${code} bei ${restaurant} geht zurück`,
    late: (amount) => `Ihre Zahlung von ${amount} kam zu spät an. Sie haben nicht bestellt.`,
    needless: (amount) =>
      `Ihre Bestellung bezahlen Sie vor Ort. Ihre Onlinezahlung von ${amount} geht deshalb zurück.`,
    meaning: {
      release: "Es wurde nichts belastet. Die Reservierung auf Ihrem Konto heben wir auf.",
      refund:
        "Wir erstatten Ihnen den ganzen Betrag, auf demselben Weg, auf dem Sie bezahlt haben. Das kann einige Tage dauern.",
    },
  },
  en: {
    subject: (code, restaurant) =>
      `Your payment for order ${code} at ${restaurant} is being returned`,
    late: (amount) => `Your payment of ${amount} arrived too late. You have not ordered.`,
    needless: (amount) =>
      `You pay for your order on site. That is why your online payment of ${amount} is being returned.`,
    meaning: {
      release: "Nothing was charged. We are releasing the hold on your account.",
      refund: "We are refunding the whole amount, the way you paid. This can take a few days.",
    },
  },
};

/**
 * Tells the guest that money goes back which came too late, or for an order that is paid at the door.
 * @returns null without an e-mail address
 */
export function returnedPaymentMail(
  order: Order,
  { cents, kind }: { readonly cents: Cents; readonly kind: "release" | "refund" },
  restaurant: MailRestaurant,
): Mail | null {
  const { id, code, contact, email_verified, language = "de" } = order;
  if (!contact.email) return null;
  const texts = TEXTS[language];
  const general = orderMailTexts[language];
  const amount = formatPrice(cents, language);
  const news = isReceived(order) ? texts.needless(amount) : texts.late(amount);
  const subject = texts.subject(code, restaurant.title);
  const href = new URL(`/order/orders/${id}`, restaurant.url).href;
  return renderMail({ to: contact.email, subject, language, color: restaurant.color }, [
    paragraph(email_verified ? general.greeting(contact.name) : general.greeting()),
    { kind: "important", text: news },
    paragraph(texts.meaning[kind]),
    paragraph(`${general.code}: ${code}`),
    { kind: "link", text: general.follow, href },
    ...restaurantBlocks(restaurant, language),
    paragraph(general.questions(restaurant.phones.join(", "))),
  ]);
}
