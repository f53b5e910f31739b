import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { freesSlot } from "@/domain/order/order-transitions";
import { paymentChanged, paymentHeld, paymentMissed } from "@/domain/order/steps/online-order";
import type { OrderChange } from "@/domain/order/steps/order-machine";
import type { PaymentTask } from "@/domain/payment/payment.schema";
import { orderMoney } from "@/domain/payment/payment-money";
import type { SeenPayment } from "@/domain/payment/seen-payment";
import { seenRefunds } from "@/domain/payment/seen-refunds";
import { sampleRestaurant } from "../../sample-restaurant";
import type { Rules } from "./rules";
import type { World } from "./world";

const OPENING = { restaurant: sampleRestaurant, availability: DEFAULT_AVAILABILITY };

/** Places in the slot. */
export const CAPACITY = 1;

/** The transaction of a step of the order: as `writeOrderChange` of the functions. */
export function writeOrder(world: World, change: OrderChange, rules: Rules): World {
  const { order, payment, now, taken } = world;
  const tasks = rules.moneyTasks(order, change, payment, now);
  const freed = freesSlot(change.status) ? 1 : 0;
  return addTasks({ ...world, order: { ...order, ...change }, taken: taken - freed }, tasks);
}

/** Writes new tasks; the same decision writes the same one. */
export function addTasks(world: World, tasks: readonly PaymentTask[]): World {
  const added = Object.fromEntries(tasks.map((task) => [task.id, task]));
  return { ...world, tasks: { ...world.tasks, ...added } };
}

/** Stores what a look found, in the payment and in its order: as `writeLooked` of the functions. */
export function writeLooked(world: World, seen: SeenPayment, rules: Rules): World {
  const payment = rules.foldPayment(world.payment, seen, world.now);
  const { order } = world;
  if (order.payment !== "online") return { ...world, payment };
  const refunds = order.refunds && {
    refunds: seenRefunds(order.id, order.refunds, seen),
  };
  return { ...world, payment, order: { ...order, ...orderMoney(payment), ...refunds } };
}

/** The transaction of `settlePayment`. */
export function settle(world: World, seen: SeenPayment, toCash: boolean, rules: Rules): World {
  const { order, now } = world;
  const payment = rules.foldPayment(world.payment, seen, now);
  const effect = rules.orderEffect(order, payment, now);
  const goBack = () =>
    addTasks(
      writeLooked(world, seen, rules),
      rules.returnTasks(payment, now).filter(({ id }) => world.tasks[id]?.done_at !== null),
    );
  const change = (step: ReturnType<typeof paymentMissed>, base = world) =>
    writeLooked(step.ok ? writeOrder(base, step.value, rules) : base, seen, rules);
  if (effect === "return") return goBack();
  if (effect === "miss") return change(paymentMissed(order, now));
  if (effect === "place") {
    const isAgain = order.status === "unpaid";
    if (isAgain && rules.retakesSlots && world.taken >= CAPACITY) return goBack();
    const base = isAgain ? { ...world, taken: world.taken + 1 } : world;
    return change(paymentHeld(order, orderMoney(payment), OPENING, now), base);
  }
  const isClosed = payment.status === "lapsed" || payment.attempt === 0;
  return toCash && order.status === "awaiting_payment" && isClosed
    ? change(paymentChanged(order, "cash", OPENING, now))
    : writeLooked(world, seen, rules);
}

/** What the schedule does when the provider is not reached: as `missPayment` of the functions. */
export function miss(world: World, rules: Rules): World {
  const { order, payment, now } = world;
  const missed = paymentMissed(order, now);
  const isUnknown = payment.status === "open" || payment.status === "failed";
  const known = isUnknown ? {} : orderMoney(payment);
  return missed.ok ? writeOrder(world, { ...missed.value, ...known }, rules) : world;
}
