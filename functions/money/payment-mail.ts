import type { Mail } from "@/domain/mail/mail";
import { paidPath } from "@/domain/payment/payment-id";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { readMailRestaurant } from "../mail/mail-restaurant";
import { openMailbox } from "../mail/mailbox-store";
import type { Transaction } from "../runtime/admin-app";
import type { MailedOrder } from "./order-money-store";

/** What the mail needs of an order, or of a reservation with a deposit. */
export interface MailedPaid
  extends Pick<MailedOrder, "id" | "resto_key" | "code" | "email_verified"> {
  readonly contact: Pick<MailedOrder["contact"], "email">;
}

interface NamedMail {
  /** Tells it from other mails about the payment of the order. */
  readonly name: string;
  readonly mail: Mail | null;
}

/**
 * A mail to the guest about the money of an order, or of a deposit. Reads: call it before the first write.
 * @param order `id` is that of the payment
 * @returns queues the mail, after the last read
 */
export async function paymentMail(
  transaction: Transaction,
  order: MailedPaid,
  now: Instant,
  mailOf: (restaurant: Restaurant) => NamedMail,
): Promise<() => void> {
  const { id, resto_key, code, email_verified: isVerified = false } = order;
  const restaurant = order.contact.email ? await readMailRestaurant(resto_key, transaction) : null;
  if (!restaurant) return () => {};
  const { name, mail } = mailOf(restaurant);
  if (!mail) return () => {};
  // The limit of a day is for what guests send.
  const mailbox = await openMailbox(transaction, [mail.to], restaurant, { now, sentToday: 0 });
  return () => {
    const named = { ...mail, id: `payment_${id}_${name}`, target: paidPath(id) };
    mailbox.send({ ...named, code, isVerified });
  };
}
