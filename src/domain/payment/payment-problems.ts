import type { Cents } from "../money/money";
import type { Order } from "../order/order.schema";
import type { Reservation } from "../reservation/reservation.schema";
import type { BookedCharge } from "./compare-books";
import type { PaymentRecord, PaymentTask } from "./payment.schema";

type OwedTask = Pick<PaymentTask, "id" | "kind" | "done_at" | "created_at">;

/** What belongs to a payment. */
interface Paid {
  readonly payment: PaymentRecord;
  readonly tasks: readonly OwedTask[];
  /** Those that the provider has for the order or reservation. */
  readonly charges: readonly BookedCharge[];
  /** The account of the restaurant when the payment was made. */
  readonly account_id: string;
}

/** An online order with everything that belongs to its payment. */
interface PaidOrder extends Paid {
  readonly order: Order;
  /** Its quarter of an hour; null if the restaurant counts no orders there. */
  readonly slot: CountedSlot | null;
}

/** A reservation with everything that belongs to its deposit. */
interface PaidReservation extends Paid {
  readonly reservation: Reservation;
}

/** The stored number of orders in a quarter of an hour, and all orders for that time. */
export interface CountedSlot {
  readonly taken: number;
  readonly orders: readonly Pick<Order, "status">[];
}

/** Statuses of orders that the restaurant has to cook, or has cooked. */
const WITH_FOOD: ReadonlySet<Order["status"]> = new Set<Order["status"]>([
  ...(["placed", "accepted", "preparing", "ready", "out_for_delivery", "completed"] as const),
]);

/**
 * The invariants of online payment that an order breaks, by name (docs/rules.md#online-payment). It
 * shares no code with what moves the money, which it checks: what is held, owed and paid is written here
 * once more.
 */
export function paymentProblems({ order, slot, ...paid }: PaidOrder): string[] {
  return problemsOf(order, order.total_cents + (order.tip_cents ?? 0), paid, slot);
}

/** {@link paymentProblems} of a deposit. One that goes back counts as an order that was cancelled. */
export function depositProblems({ reservation, ...paid }: PaidReservation): string[] {
  const { status, deposit } = reservation;
  const isEarly = status === "awaiting_payment" || status === "unpaid";
  const ended = isDepositRetained(reservation) ? "completed" : "cancelled";
  const counted = {
    ...reservation,
    payment: "online",
    status: isEarly ? status : ended,
    status_at: {},
  } as const;
  return problemsOf(counted, deposit?.cents ?? 0, paid, null);
}

/** The restaurant keeps the deposit of a party that holds its table, came, did not come or cancelled late. */
function isDepositRetained({ status, status_at, deposit, history }: Reservation): boolean {
  if (status !== "cancelled") return !["declined", "expired"].includes(status);
  // The guest cancelled before paying.
  if (!status_at.confirmed && !status_at.requested) return false;
  const last = history.at(-1);
  return last?.by === "guest" && deposit !== undefined && last.at > deposit.free_until;
}

type Owed = Pick<
  Order,
  | "payment"
  | "status"
  | "status_at"
  | "payment_status"
  | "paid_cents"
  | "refunded_cents"
  | "refunds"
>;

/** @param due what the guest owes online */
function problemsOf(order: Owed, due: Cents, paid: Paid, slot: CountedSlot | null): string[] {
  const { payment, tasks, charges, account_id } = paid;
  const isSettled = tasks.every(({ done_at }) => done_at !== null);
  const isOnline = order.payment === "online";
  const owesFood = isOnline && WITH_FOOD.has(order.status);
  const isWaiting = isOnline && order.status === "awaiting_payment";
  const isHeld = payment.status === "authorised";
  const held = isHeld ? payment.authorised_cents : 0;
  const retained = payment.captured_cents - payment.refunded_cents;
  // The bank ended the hold, or has the money in dispute.
  const isLost = ["lapsed", "voided", "failed", "disputed"].includes(payment.status);
  const isPaid = (isHeld ? payment.authorised_cents : payment.captured_cents) === due;
  // A refund came back: a manager gives the money back in another way.
  const isForPerson = payment.failed_refunds !== undefined;
  const isReturnable =
    isHeld || payment.status === "captured" || payment.status === "part_refunded";
  const broken: Record<string, boolean> = {
    "I1 placed without its money": owesFood && !isPaid && !isLost,
    "I1 another amount than the guest owes": payment.quoted_cents !== due,
    "I1 accepted, and nothing takes the money":
      owesFood && isHeld && isSettled && order.status_at.accepted !== undefined,
    "I1 money sent back although food is owed":
      owesFood && tasks.some((task) => returns(task, order)),
    "I2 money kept without food":
      !owesFood && !isWaiting && isSettled && isReturnable && !isForPerson && held + retained > 0,
    "I3 more captured than authorised": payment.captured_cents > payment.authorised_cents,
    "I3 more refunded than captured": payment.refunded_cents > payment.captured_cents,
    "I4 more than one live intent": charges.filter(hasMoney).length > 1,
    "I5 account of another restaurant": payment.account_id !== account_id,
    "I6 order and payment differ": isOnline && isSettled && !isMirrored(order, payment),
    "I6 other money held than stored":
      !isWaiting && isSettled && sumOf(charges.map(({ held_cents }) => held_cents)) !== held,
    "I7 slots held by other orders than those with food":
      slot !== null && slot.taken !== slot.orders.filter(holdsSlot).length,
    "I8 a page of the provider in the order":
      typeof payment.session_id === "string" && JSON.stringify(order).includes(payment.session_id),
  };
  return Object.keys(broken).filter((name) => broken[name]);
}

/** Whether an order takes its slot: until it has ended without food. */
function holdsSlot({ status }: Pick<Order, "status">): boolean {
  return status === "awaiting_payment" || WITH_FOOD.has(status);
}

/** Whether a task returns the money of an order that goes on, and no manager has asked for it. */
function returns({ id, kind, created_at }: OwedTask, { status_at, refunds = [] }: Owed): boolean {
  if (kind !== "void" && kind !== "refund") return false;
  const isAsked = refunds.some((refund) => id.endsWith(`_${refund.id}`));
  return !isAsked && created_at >= (status_at.placed ?? Number.POSITIVE_INFINITY);
}

function isMirrored(order: Owed, payment: PaymentRecord): boolean {
  const paid = payment.status === "authorised" ? payment.authorised_cents : payment.captured_cents;
  return (
    order.payment_status === payment.status &&
    (order.paid_cents ?? 0) === paid &&
    (order.refunded_cents ?? 0) === payment.refunded_cents
  );
}

function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, each) => sum + each, 0);
}

/** Whether a charge holds money, or has taken some that was not given back. */
function hasMoney({ captured_cents, refunded_cents, held_cents }: BookedCharge): boolean {
  return captured_cents > refunded_cents || held_cents > 0;
}
