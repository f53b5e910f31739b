import * as z from "zod/mini";
import { type Order, orderSchema, type Rider } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import type { OrderChange } from "@/domain/order/steps/order-machine";
import { parseStored } from "@/domain/stored-data/parse-stored";
import type { LocalDate } from "@/domain/time/berlin-time";
import { storedRefunds } from "../money/order-money-store";
import { discardLateSums } from "../reports/day-sums-store";
import { database, type Reader, type Transaction } from "../runtime/admin-app";
import { parsedOrNull, parsedOrThrow } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";
import { storedOrderHistory } from "./stored-order-history";

/** More open orders than a kitchen has at a time. */
const MAX_DELIVERIES = 500;

const orders = () => database().collection("orders");

/**
 * Reads an order; null if it does not exist.
 * @throws ZodError if it cannot be parsed
 */
export async function readOrder(reader: Reader | Transaction, id: string): Promise<Order | null> {
  const [order] = await readOrders(reader, [id]);
  return order ?? null;
}

/**
 * Reads at least one order; leaves out those that do not exist.
 * @throws ZodError if one cannot be parsed
 */
export async function readOrders(
  reader: Reader | Transaction,
  ids: readonly string[],
): Promise<Order[]> {
  const snapshots = await reader.getAll(...ids.map((id) => orders().doc(id)));
  return snapshots.flatMap((each) => {
    const data = plainData(each);
    return data ? [parsedOrThrow(parseStored(orderSchema, { ...data, id: each.id }))] : [];
  });
}

const UNANSWERED: readonly unknown[] = ["awaiting_payment", "placed"] satisfies OrderStatus[];

const answerTimesSchema = z.pick(orderSchema, {
  created_at: true,
  answer_due_at: true,
  pay_by: true,
});

/**
 * When the unanswered ones among these orders were placed and expire, by id. An order that awaits its
 * payment is one of them.
 */
export async function readAnswerTimes(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, z.infer<typeof answerTimesSchema>>> {
  if (ids.length === 0) return new Map();
  const fields = { fieldMask: ["status", "created_at", "answer_due_at", "pay_by"] };
  const snapshots = await transaction.getAll(...ids.map((id) => orders().doc(id)), fields);
  const unanswered = snapshots.filter((each) => UNANSWERED.includes(each.get("status")));
  return new Map(
    unanswered.flatMap((each) => {
      // An unreadable order must not prevent its guest from ordering.
      const times = parsedOrNull(each.ref.path, answerTimesSchema.safeParse(plainData(each)));
      return times ? [[each.id, times]] : [];
    }),
  );
}

export function createOrder(transaction: Transaction, { id, ...order }: Order): void {
  transaction.create(orders().doc(id), {
    ...order,
    ...storedSteps(order),
    ...storedStock(order),
    wanted_at: toTimestamp(order.wanted_at),
    promised_at: toTimestamp(order.promised_at),
    eta_at: toTimestamp(order.eta_at),
    answer_due_at: toTimestamp(order.answer_due_at),
    remind_at: toTimestamp(order.remind_at),
    ...(order.staff_push_at === undefined
      ? {}
      : { staff_push_at: toTimestamp(order.staff_push_at) }),
    ...(order.pay_by === undefined ? {} : { pay_by: toTimestamp(order.pay_by) }),
    created_at: toTimestamp(order.created_at),
  });
}

/**
 * Writes a step, a delay or a payment of an existing order, and discards the sums of its day if that is
 * over.
 */
export function updateOrder(transaction: Transaction, order: Order, change: OrderChange): void {
  discardLateSums(transaction, order, change.updated_at);
  transaction.update(orders().doc(order.id), {
    ...change,
    ...storedSteps(change),
    ...storedInstants(change),
    ...storedStock(change),
    ...storedRefunds(change.refunds),
    ...(change.rider && { rider: storedRider(change.rider) }),
  });
}

/** Writes the place of an order in its rider's tour, which is no change of the order itself. */
export function updateTourPlace(
  transaction: Transaction,
  { id }: Pick<Order, "id">,
  position_in_tour: number,
): void {
  transaction.update(orders().doc(id), { "rider.position_in_tour": position_in_tour });
}

/** A restaurant's deliveries that are with the kitchen or on the way, due from a day on. */
export async function readDeliveries(resto_key: string, from: LocalDate): Promise<Order[]> {
  const { docs } = await orders()
    .where("resto_key", "==", resto_key)
    .where("status", "in", ["accepted", "preparing", "out_for_delivery"] satisfies OrderStatus[])
    .where("local_date", ">=", from)
    .orderBy("created_at")
    .limit(MAX_DELIVERIES)
    .get();
  return docs.flatMap((each) => {
    const parsed = parseStored(orderSchema, { ...plainData(each), id: each.id });
    const order = parsedOrNull(each.ref.path, parsed);
    return order?.type === "delivery" ? [order] : [];
  });
}

function storedRider({ taken_at, ...rider }: Rider): object {
  return { ...rider, taken_at: toTimestamp(taken_at) };
}

const INSTANTS = [
  "eta_at",
  "ready_at",
  "pay_by",
  "created_at",
  "answer_due_at",
  "remind_at",
  "staff_push_at",
] as const;

function storedStock({ stock_taken }: Pick<OrderChange, "stock_taken">): object {
  return stock_taken
    ? { stock_taken: { ...stock_taken, until: toTimestamp(stock_taken.until) } }
    : {};
}

/** The instants that a change sets. */
function storedInstants(change: OrderChange): object {
  const set = INSTANTS.filter((field) => change[field] !== undefined);
  return Object.fromEntries(set.map((field) => [field, toTimestamp(change[field])]));
}

function storedSteps({ status_at, history, updated_at }: Omit<OrderChange, "eta_at">) {
  return {
    status_at: Object.fromEntries(
      Object.entries(status_at).map(([status, at]) => [status, toTimestamp(at)]),
    ),
    history: storedOrderHistory(history),
    updated_at: toTimestamp(updated_at),
  };
}
