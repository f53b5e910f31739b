import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Order } from "@/domain/order/order.schema";
import { paymentHeld, paymentMissed } from "@/domain/order/steps/online-order";
import type { OrderChange } from "@/domain/order/steps/order-machine";
import { foldPayment } from "@/domain/payment/fold-payment";
import { orderEffect } from "@/domain/payment/order-effect";
import type { PaymentRecord, PaymentTask } from "@/domain/payment/payment.schema";
import { orderMoney } from "@/domain/payment/payment-money";
import type { Refusal } from "@/domain/result/refusal";
import type { Result } from "@/domain/result/result";
import type { Instant } from "@/domain/time/berlin-time";
import { configuredRestaurant } from "../mail/mail-restaurant";
import { addPaymentTasks } from "../money/add-payment-tasks";
import { fetchAndWrite } from "../money/fetch-and-write";
import { fetchedMails } from "../money/fetched-mails";
import { writeFetched } from "../money/write-fetched";
import { readOrder } from "../orders/order-store";
import { writeOrderChange } from "../orders/write-order-change";
import { type RestaurantWith, readRestaurant } from "../restaurants/restaurant-store";
import type { Transaction } from "../runtime/admin-app";
import { serverNow } from "../runtime/server-now";
import { closePage } from "./close-page";
import { newReturnTasks } from "./new-return-tasks";
import { retakeSlot } from "./retake-slot";
import { returnedMail } from "./returned-mail";

const BY_SYSTEM = { by: "system", uid: null } as const;

/** An order that waits for its payment, with what a change of it depends on. */
export interface Waiting {
  readonly order: Order;
  readonly payment: PaymentRecord;
  readonly stored: OpeningOf;
  readonly now: Instant;
}

type OpeningOf = Parameters<typeof paymentHeld>[2];

/** How one caller wants a payment settled. */
export interface Settling {
  /** Whether the provider's page is to be closed although the order's time is not over. */
  readonly closesPage?: true;
  /** A change of an order that nobody has paid, decided after the fetch. */
  readonly change?: (waiting: Waiting) => Result<OrderChange, Refusal> | null;
  readonly by?: { readonly by: "guest"; readonly uid: string };
}

/** An order after its payment was settled. */
export interface Settled {
  readonly order: Order;
  readonly payment: PaymentRecord;
  /** What `change` refused. */
  readonly refused: Refusal | null;
}

/**
 * Brings an order and its payment to the state that the provider says: events, the return of the guest
 * and the schedule all call this, and what they say themselves never counts. A page whose order's time is
 * over is closed first; if it turns out paid, the order is paid.
 * @returns null if the order or its payment does not exist
 * @throws the provider's fault
 */
export function settlePayment(order_id: string, settling: Settling = {}): Promise<Settled | null> {
  return fetchAndWrite(order_id, closePage(settling.closesPage), async (transaction, fetched) => {
    const now = await serverNow();
    const order = await readOrder(transaction, order_id);
    if (!order) return null;
    const payment = foldPayment(fetched.payment, fetched.seen, now);
    const queueMails = await fetchedMails(transaction, order, fetched, now);
    const step = await nextStep(transaction, { order, payment, now }, settling);
    if (step.change) await writeOrderChange(transaction, order, step.change, step.by);
    step.take();
    const changed = { ...order, ...step.change };
    const written = writeFetched(transaction, changed, fetched, now);
    queueMails();
    addPaymentTasks(transaction, step.tasks);
    const money = changed.payment === "online" ? orderMoney(written) : {};
    return { order: { ...changed, ...money }, payment: written, refused: step.refused };
  });
}

interface Step {
  readonly change: OrderChange | null;
  readonly by: { readonly by: "guest" | "system"; readonly uid: string | null };
  readonly tasks: readonly PaymentTask[];
  readonly refused: Refusal | null;
  /** Takes slot and portions again, or queues the mail about money that goes back. */
  take(): void;
}

const NO_STEP: Step = { change: null, by: BY_SYSTEM, tasks: [], refused: null, take() {} };

/** Reads what the next step of an order needs, and decides it. */
async function nextStep(
  transaction: Transaction,
  state: Omit<Waiting, "stored">,
  { change, by }: Settling,
): Promise<Step> {
  const { order, payment, now } = state;
  const effect = orderEffect(order, payment, now);
  if (effect === "miss") return stepOf(paymentMissed(order, now));
  if (effect === "place" && order.status !== "unpaid") return placeStep(transaction, state);
  if (effect !== null) {
    const tasks = await newReturnTasks(transaction, payment, now);
    return (effect === "place" ? lateStep : returnStep)(transaction, state, tasks);
  }
  if (!change || order.status !== "awaiting_payment") return NO_STEP;
  const stored = await readOpening(transaction, order);
  const changed = change({ ...state, stored });
  return changed === null ? NO_STEP : stepOf(changed, by);
}

async function placeStep(
  transaction: Transaction,
  { order, payment, now }: Omit<Waiting, "stored">,
): Promise<Step> {
  const stored = await readOpening(transaction, order);
  return stepOf(paymentHeld(order, orderMoney(payment), stored, now));
}

/** Places an order that was paid too late if there is room again; else its money goes back. */
async function lateStep(
  transaction: Transaction,
  state: Omit<Waiting, "stored">,
  tasks: readonly PaymentTask[],
): Promise<Step> {
  // Its money is on the way back.
  if (tasks.length === 0) return NO_STEP;
  const retaken = await retakeSlot(transaction, state.order, state.now);
  if (!retaken) return returnStep(transaction, state, tasks);
  const step = await placeStep(transaction, state);
  if (!step.change) return step;
  const { stock_taken, take } = retaken;
  return { ...step, change: { ...step.change, stock_taken }, take };
}

async function returnStep(
  transaction: Transaction,
  { order, payment, now }: Omit<Waiting, "stored">,
  tasks: readonly PaymentTask[],
): Promise<Step> {
  if (tasks.length === 0) return NO_STEP;
  return { ...NO_STEP, tasks, take: await returnedMail(transaction, order, payment, now) };
}

function stepOf(change: Result<OrderChange, Refusal>, by: Step["by"] = BY_SYSTEM): Step {
  return change.ok
    ? { ...NO_STEP, change: change.value, by }
    : { ...NO_STEP, refused: change.error };
}

/** An order that is paid is placed even if its restaurant cannot be read. */
async function readOpening(transaction: Transaction, { resto_key }: Order): Promise<OpeningOf> {
  const stored: RestaurantWith<"availability"> | null = await readRestaurant(
    resto_key,
    ["availability"],
    transaction,
  );
  const restaurant = stored?.restaurant ?? configuredRestaurant(resto_key);
  if (!restaurant) throw new Error(`public/${resto_key} is missing`);
  return { restaurant, availability: stored?.availability ?? DEFAULT_AVAILABILITY };
}
