import type { Mail } from "@/domain/mail/mail";
import { paidPath } from "@/domain/payment/payment-id";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { readMailRestaurant } from "../mail/mail-restaurant";
import { openMailbox } from "../mail/mailbox-store";
import type { Transaction } from "../runtime/admin-app";
import type { MailedOrder } from "./order-money-store";

/** The fields of an order, or of a reservation with a deposit, that the mail needs. */
type MailedPaid = Pick<MailedOrder, "id" | "resto_key" | "code" | "email_verified">;

/**
 * A mail to the guest about the money of an order, or of a deposit. Reads: call it before the first write.
 * @param paid `id` is that of the payment
 * @param name tells it from other mails about the payment
 * @param mailOf null if the guest gave no address
 * @returns queues the mail, after the last read
 */
export async function paymentMail(
  transaction: Transaction,
  { id, resto_key, code, email_verified: isVerified = false }: MailedPaid,
  { name, now }: { readonly name: string; readonly now: Instant },
  mailOf: (restaurant: Restaurant) => Mail | null,
): Promise<() => void> {
  const restaurant = await readMailRestaurant(resto_key, transaction);
  const mail = restaurant && mailOf(restaurant);
  if (!mail) return () => {};
  // The limit of a day is for what guests send.
  const mailbox = await openMailbox(transaction, [mail.to], restaurant, { now, sentToday: 0 });
  return () => {
    const named = { ...mail, id: `payment_${id}_${name}`, target: paidPath(id) };
    mailbox.send({ ...named, code, isVerified });
  };
}
