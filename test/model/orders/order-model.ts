import type { Outcome } from "../runs/outcome";
import { NEXT, type OrderAct, type OrderWish, SLOTS } from "./order-acts";

const MINUTE = 60_000;

/** An order in the model. Instants are milliseconds since the start of the history. */
interface ModelOrder {
  readonly guest: number;
  readonly slot: string;
  readonly soups: number;
  readonly status: string;
  readonly placedAt: number;
  readonly acceptedAt: number | null;
  /** One entry per version. */
  readonly steps: readonly string[];
}

/** Orders of one restaurant with three orders per slot, two of them unverified, open around the clock. */
export interface OrderState {
  readonly now: number;
  /** Milliseconds from the start until the slots. */
  readonly slotsAt: readonly number[];
  readonly orders: Readonly<Record<number, ModelOrder>>;
  /** Instants of cancellations by guest. */
  readonly cancelled: Readonly<Record<number, readonly number[]>>;
}

const STAFF: Readonly<Record<string, readonly string[]>> = {
  placed: ["accepted", "rejected"],
  accepted: ["preparing", "ready", "failed"],
  preparing: ["ready", "failed"],
  ready: ["completed", "failed"],
};
const WITHOUT_SLOT = ["rejected", "expired", "cancelled", "failed"];
const isFinal = (status: string) => status === "completed" || WITHOUT_SLOT.includes(status);

/** The act that a wish stands for now; null if there is no order yet. */
export function aimOrderAct({ orders }: OrderState, wish: OrderWish): OrderAct | null {
  if (wish.kind === "place" || wish.kind === "expire") return wish;
  const known = Object.entries(orders);
  const [name, found] = known[wish.pick % known.length] ?? [];
  if (!found) return null;
  const current = found.steps.length;
  const version = wish.isStale ? Math.max(1, current - 1) : current;
  const guest = wish.isOwn ? found.guest : wish.guest;
  const to = wish.to === NEXT ? (STAFF[found.status]?.[0] ?? "accepted") : wish.to;
  return { kind: wish.kind, order: Number(name), version, guest, to };
}

/** State and answer after an act. */
export function orderStep(state: OrderState, act: OrderAct): readonly [Outcome<OrderState>] {
  return [outcomeOf(state, act)];
}

function outcomeOf(state: OrderState, act: OrderAct): Outcome<OrderState> {
  if (act.kind === "expire") return [expireAll(state), "done"];
  if (act.kind === "place") return place(state, act);
  const order = state.orders[act.order];
  if (!order || (act.kind === "cancel" && order.guest !== act.guest)) return [state, "NOT_FOUND"];
  if (act.version !== order.steps.length) return [state, "VERSION_CONFLICT"];
  const { status, acceptedAt } = order;
  const after = (to: string, by: string) =>
    [change(state, act.order, to, by), `${to} ${order.steps.length + 1}`] as const;
  if (act.kind === "delay") {
    if (status !== "accepted" && status !== "preparing") return [state, "WRONG_STATE"];
    return after(status, "staff, delayed");
  }
  if (act.kind === "step") {
    return STAFF[status]?.includes(act.to) ? after(act.to, "staff") : [state, "WRONG_STATE"];
  }
  if (isFinal(status)) return [state, "WRONG_STATE"];
  const isInTime = status === "accepted" && state.now - (acceptedAt ?? 0) <= 2 * MINUTE;
  if (status !== "placed" && !isInTime) return [state, "CANCEL_TOO_LATE"];
  const earlier = state.cancelled[act.guest] ?? [];
  if (within(earlier, state.now, 60) >= 10) return [state, "RATE_LIMIT"];
  const [next, answer] = after("cancelled", "guest");
  return [
    { ...next, cancelled: { ...state.cancelled, [act.guest]: [...earlier, state.now] } },
    answer,
  ];
}

function place(state: OrderState, act: OrderAct & { kind: "place" }): Outcome<OrderState> {
  const { order, guest, slot, soups } = act;
  const { now, orders } = state;
  const earlier = orders[order];
  if (earlier) {
    const isSame = earlier.guest === guest && earlier.slot === slot && earlier.soups === soups;
    return [state, isSame ? "repeated" : "IDEMPOTENCY_MISMATCH"];
  }
  const own = Object.values(orders).filter((each) => each.guest === guest);
  if (own.filter(({ status }) => status === "placed").length >= 3) return [state, "RATE_LIMIT"];
  if (
    within(
      own.map(({ placedAt }) => placedAt),
      now,
      10,
    ) >= 5
  )
    return [state, "RATE_LIMIT"];
  const wantedAt = state.slotsAt[(SLOTS as readonly string[]).indexOf(slot)] ?? 0;
  if (wantedAt < now + 15 * MINUTE) return [state, "SLOT_PAST"];
  const held = heldOrders(state, slot);
  if (held.length >= 3) return [state, "SLOT_FULL"];
  const unverified = held.filter((each) => each.guest !== 0);
  if (guest !== 0 && unverified.length >= 2) return [state, "NOT_VERIFIED"];
  const placed = { guest, slot, soups, status: "placed", placedAt: now, acceptedAt: null };
  const added = { ...placed, steps: ["placed by guest"] };
  return [{ ...state, orders: { ...orders, [order]: added } }, "placed"];
}

function expireAll(state: OrderState): OrderState {
  const due = Object.entries(state.orders)
    .filter(
      ([, { status, placedAt }]) => status === "placed" && state.now - placedAt >= 15 * MINUTE,
    )
    .map(([name]) => Number(name));
  return due.reduce((before, name) => change(before, name, "expired", "system"), state);
}

function change(state: OrderState, name: number, status: string, by: string): OrderState {
  const order = state.orders[name];
  if (!order) return state;
  const acceptedAt = status === "accepted" ? (order.acceptedAt ?? state.now) : order.acceptedAt;
  const steps = [...order.steps, `${status} by ${by}`];
  return { ...state, orders: { ...state.orders, [name]: { ...order, status, acceptedAt, steps } } };
}

function within(instants: readonly number[], now: number, minutes: number): number {
  return instants.filter((at) => at > now - minutes * MINUTE).length;
}

/** The orders that take a slot. */
export function heldOrders({ orders }: OrderState, slot: string): readonly ModelOrder[] {
  return Object.values(orders).filter(
    (each) => each.slot === slot && !WITHOUT_SLOT.includes(each.status),
  );
}
