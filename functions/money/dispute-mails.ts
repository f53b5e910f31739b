import { disputeMail } from "@/domain/mail/managers/dispute-mail";
import { foldDispute, isNewlyOpen } from "@/domain/payment/fold-dispute";
import { reservationOf } from "@/domain/payment/payment-id";
import type { Instant } from "@/domain/time/berlin-time";
import { tenant as adminSite } from "@/tenant-configs/resto-superadmin";
import { readManagerAddresses } from "../access/manager-addresses";
import { readMailRestaurant } from "../mail/mail-restaurant";
import { queueMail } from "../mail/queue-mail-store";
import type { Transaction } from "../runtime/admin-app";
import type { FetchedPayment } from "./fetch-and-write";

/**
 * The mails that tell the managers of a dispute that is fetched as open for the first time. Reads:
 * call it before the first write.
 * @param code that of the order or reservation
 * @returns queues the mails, after the last read
 */
export async function disputeMails(
  transaction: Transaction,
  code: string,
  { payment, seen }: FetchedPayment,
  now: Instant,
): Promise<() => void> {
  const dispute = foldDispute(payment.dispute, seen);
  if (!isNewlyOpen(payment.dispute, dispute)) return () => {};
  const { id, resto_key } = payment;
  const [restaurant, managers] = await Promise.all([
    readMailRestaurant(resto_key, transaction),
    readManagerAddresses(resto_key),
  ]);
  if (!restaurant) return () => {};
  const paid = reservationOf(id) === null ? "order" : "reservation";
  const paymentsUrl = new URL("/system/payments", adminSite.url).href;
  const about = { dispute, paid, code, paymentsUrl } as const;
  return () => {
    for (const { uid, email } of managers) {
      const name = `dispute_${id}_${payment.version}_${uid}`;
      const mail = disputeMail(email, restaurant, about);
      queueMail(transaction, { ...mail, id: name, target: `payments/${id}` }, restaurant, now);
    }
  };
}
