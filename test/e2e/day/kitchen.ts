import { randomUUID } from "node:crypto";
import { runSchedule } from "@/test/functions/support/run-schedules";
import { must, type Team, versionOf } from "./calls";
import { type KnownOrder, type Ledger, note } from "./ledger";
import { cancelOrder, openPage, orderFood, payOnline } from "./order-guests";
import type { PlannedOrder } from "./planned";
import { minuteOf, type SimulatedDay } from "./simulated-day";

/** People and data that the orders of the day need. */
export interface Shop {
  readonly day: SimulatedDay;
  readonly team: Team;
  readonly ledger: Ledger;
  /** Deliveries that wait for the rider. */
  readonly tour: KnownOrder[];
}

/** The rider drives one tour in the evening. */
const TOUR_FROM = minuteOf("19:00");
const TOUR_SIZE = 2;

/** A step of an order on the board. */
export async function step(
  { team }: Pick<Shop, "team">,
  { id }: KnownOrder,
  to: string,
  more: object = {},
): Promise<void> {
  const version = await versionOf(`orders/${id}`);
  await must(team.next(), "setOrderStatus", { id, version, to, ...more });
}

/** Lets a guest order, and everybody do what follows from it. */
export async function startOrder(shop: Shop, plan: PlannedOrder, number: number): Promise<void> {
  const { day, team, ledger } = shop;
  const isTelephone = plan.channel === "telephone";
  const ordered = await orderFood(plan, ledger, isTelephone ? team.next() : null);
  if ("refusal" in ordered) {
    day.at(day.minute() + 10, () => startOrder(shop, plan, number));
    return;
  }
  const { order, ask } = ordered;
  const now = day.minute();
  if (plan.fate === "unpaid") {
    await openPage(ask, order.id);
    note(ledger, "left the provider’s page");
    return;
  }
  if (plan.payment === "online") await payOnline(ask, order, number % 2 === 0);
  ledger.orders.push(order);
  if (plan.fate === "cancelled") day.at(now + 1, () => cancelOrder(ask, order));
  else if (plan.fate === "expired") day.at(now + 16, () => expire(order));
  else if (plan.fate === "rejected") day.at(now + 2, () => reject(shop, order));
  else day.at(now + 2, () => accept(shop, order, { isTelephone, plan, now }));
  if (plan.fate === "regretted") day.at(now + 3, () => cancelOrder(ask, order));
}

async function reject(shop: Shop, order: KnownOrder): Promise<void> {
  await step(shop, order, "rejected", { reason: "Der Ofen ist kalt." });
  order.outcome = "rejected";
}

/** Nobody has answered; the job of this minute ends the order. */
async function expire(order: KnownOrder): Promise<void> {
  await runSchedule.orders();
  order.outcome = "expired";
}

interface Start {
  readonly isTelephone: boolean;
  readonly plan: PlannedOrder;
  readonly now: number;
}

/** The kitchen accepts, cooks and hands over; preorders about when they are due. */
async function accept(shop: Shop, order: KnownOrder, start: Start): Promise<void> {
  const { day, tour } = shop;
  const { isTelephone, plan, now } = start;
  if (!isTelephone) await step(shop, order, "accepted", { eta_minutes: 25 });
  if (plan.fate === "regretted") return;
  const isTour =
    now >= TOUR_FROM &&
    tour.length < TOUR_SIZE &&
    plan.type === "delivery" &&
    plan.fate === "served" &&
    plan.payment !== "online" &&
    plan.ahead_minutes === 0;
  const cook = now + plan.ahead_minutes + 5;
  // Small kitchens skip the step "preparing".
  if (isTour || plan.type === "delivery") day.at(cook, () => step(shop, order, "preparing"));
  if (isTour) {
    tour.push(order);
    day.at(cook + 8, () => markReady(shop, order));
    return;
  }
  const handOver = plan.type === "pickup" ? "ready" : "out_for_delivery";
  day.at(cook + 12, () => step(shop, order, handOver));
  day.at(cook + 25, () => finish(shop, order, plan.fate === "failed"));
}

async function markReady({ team }: Shop, { id }: KnownOrder): Promise<void> {
  const version = await versionOf(`orders/${id}`);
  await must(team.next(), "markReady", { order_id: id, version });
}

/** Hands an order over. */
export async function finish(shop: Shop, order: KnownOrder, isFailed = false): Promise<void> {
  if (isFailed) await step(shop, order, "failed", { reason: "Niemand da." });
  else await step(shop, order, "completed");
  order.outcome = isFailed ? "failed" : "completed";
}

/** The manager gives back a part of what was paid online. */
export async function refund(
  { team }: Pick<Shop, "team">,
  order: KnownOrder,
  amount_cents: number,
): Promise<void> {
  const given = { refund_id: randomUUID(), amount_cents, reason: "Ein Gericht fehlte" };
  await must(team.manager, "refundOrder", { order_id: order.id, ...given });
  order.refunded_cents += amount_cents;
}
