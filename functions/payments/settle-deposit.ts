import { depositReturnedMail } from "@/domain/mail/deposit-mail";
import { depositAsOrder } from "@/domain/payment/deposit-payment";
import { foldPayment } from "@/domain/payment/fold-payment";
import { orderEffect } from "@/domain/payment/order-effect";
import type { PaymentRecord, PaymentTask } from "@/domain/payment/payment.schema";
import { reservationOf } from "@/domain/payment/payment-id";
import { moneyOf, orderMoney } from "@/domain/payment/payment-money";
import { depositMissed, depositPaid } from "@/domain/reservation/deposit/deposit-steps";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { reservationPolicyOf } from "@/domain/reservation/seating/reservation-policy";
import type { ReservationChange } from "@/domain/reservation/steps/reservation-machine";
import type { Instant } from "@/domain/time/berlin-time";
import { readMailRestaurant } from "../mail/mail-restaurant";
import { addPaymentTasks } from "../money/add-payment-tasks";
import { type FetchedPayment, fetchAndWrite } from "../money/fetch-and-write";
import { fetchedMails } from "../money/fetched-mails";
import { moneyDeposit } from "../money/order-money-store";
import { paymentMail } from "../money/payment-mail";
import { writeFetched } from "../money/write-fetched";
import { writeReservationChange } from "../reservations/changes/write-reservation-change";
import { readReservation } from "../reservations/reservation-store";
import type { Transaction } from "../runtime/admin-app";
import { serverNow } from "../runtime/server-now";
import { closePage } from "./close-page";
import { newReturnTasks } from "./new-return-tasks";
import { retakeTable } from "./retake-table";
import type { Settling } from "./settle-payment";

const BY_SYSTEM = { by: "system", uid: null } as const;

/** A reservation after its deposit was settled. */
export interface SettledDeposit {
  readonly reservation: Reservation;
  readonly payment: PaymentRecord;
}

/**
 * Brings a reservation and its deposit to the state that the provider says, as `settlePayment` does for
 * an order.
 * @returns null if the payment is of no reservation that exists; money that came since goes back
 * @throws the provider's fault
 */
export async function settleDeposit(
  payment_id: string,
  { closesPage }: Pick<Settling, "closesPage">,
): Promise<SettledDeposit | null> {
  const reservation_id = reservationOf(payment_id);
  if (reservation_id === null) return null;
  return fetchAndWrite(payment_id, closePage(closesPage), async (transaction, fetched) => {
    const now = await serverNow();
    const reservation = await readReservation(transaction, reservation_id);
    if (!reservation) return returnErased(transaction, fetched, now);
    const folded = foldPayment(fetched.payment, fetched.seen, now);
    const order = moneyDeposit(payment_id, reservation);
    const queueMails = await fetchedMails(transaction, order, fetched, now);
    const { change, tasks, sendMail } = await nextStep(transaction, reservation, folded, now);
    if (change) await writeReservationChange(transaction, reservation, change, BY_SYSTEM);
    const changed = { ...reservation, ...change };
    const payment = writeFetched(transaction, moneyDeposit(payment_id, changed), fetched, now);
    queueMails();
    addPaymentTasks(transaction, tasks);
    sendMail?.();
    return { reservation: { ...changed, ...orderMoney(payment) }, payment };
  });
}

/** A reservation is deleted with its guest's account, but the guest may pay its page after that. */
async function returnErased(
  transaction: Transaction,
  fetched: FetchedPayment,
  now: Instant,
): Promise<null> {
  const folded = foldPayment(fetched.payment, fetched.seen, now);
  const isNew = moneyOf(fetched.payment) === 0;
  const tasks = isNew ? await newReturnTasks(transaction, folded, now) : [];
  writeFetched(transaction, null, fetched, now);
  addPaymentTasks(transaction, tasks);
  return null;
}

interface Step {
  readonly change?: ReservationChange;
  readonly tasks: readonly PaymentTask[];
  readonly sendMail?: () => void;
}

/** Reads what the next step needs, and decides it. */
async function nextStep(
  transaction: Transaction,
  reservation: Reservation,
  payment: PaymentRecord,
  now: Instant,
): Promise<Step> {
  const effect = orderEffect(depositAsOrder(reservation), payment, now);
  if (effect === "miss") {
    const missed = depositMissed(reservation, now);
    return { ...(missed.ok && { change: missed.value }), tasks: [] };
  }
  if (effect === null) return { tasks: [] };
  const tasks = await newReturnTasks(transaction, payment, now);
  // Without a task, the money is on its way back.
  if (effect === "return" || tasks.length === 0) return { tasks };
  const change = await bookedChange(transaction, reservation, now);
  if (change) return { change, tasks: [] };
  const paid = { ...reservation, id: payment.id };
  const sendMail = await paymentMail(transaction, paid, { name: "returned", now }, (restaurant) =>
    depositReturnedMail(reservation, restaurant),
  );
  return { tasks, sendMail };
}

/** Null if the guest paid too late, and the table is gone. */
async function bookedChange(
  transaction: Transaction,
  reservation: Reservation,
  now: Instant,
): Promise<ReservationChange | null> {
  const { resto_key, status } = reservation;
  const restaurant = await readMailRestaurant(resto_key, transaction);
  if (!restaurant) throw new Error(`public/${resto_key} is missing`);
  const place = status === "unpaid" ? await retakeTable(transaction, reservation, now) : {};
  const { auto_confirm } = reservationPolicyOf(restaurant);
  const paid = place && depositPaid(reservation, { auto_confirm, place }, now);
  return paid?.ok ? paid.value : null;
}
