import type { RetryPorts } from "@/data/send-once/send-until-known";
import { createStepSender, type Step, type StepSender } from "@/data/send-once/step-sender";
import type { Order } from "@/domain/order/order.schema";
import type { DelayOrderAnswer, OrderChangeAnswer } from "@/domain/order/pricing/quote.schema";
import type { Instant } from "@/domain/time/berlin-time";
import {
  callDelayOrder,
  callSetOrderStatus,
  callSetStationDone,
  type SetOrderStatusRequest,
} from "@/firebase/callables/board-callables";
import { callMarkReady, callReleaseDelivery } from "@/firebase/callables/delivery-callables";

type StatusChange = Pick<SetOrderStatusRequest, "to" | "eta_minutes" | "reason">;
type StepAnswer = OrderChangeAnswer | DelayOrderAnswer;

/** Steps of all orders on the board. They outlive a card, which may move to another column. */
export interface OrderSteps
  extends Pick<StepSender<Order, StepAnswer>, "stateOf" | "isBusy" | "subscribe" | "dismiss"> {
  readonly run: (order: Order, change: StatusChange) => Promise<void>;
  /** Marks a delivery as packed for its rider. */
  readonly markReady: (order: Order) => Promise<void>;
  /** Marks a station's dishes as finished, or takes that back. */
  readonly setStationDone: (order: Order, station: string, done: boolean) => Promise<void>;
  /** Takes a delivery off its rider's tour. */
  readonly release: (order: Order) => Promise<void>;
  /** @returns the new promised time; null unless the server answered that it is stored */
  readonly delay: (order: Order, minutes: number) => Promise<Instant | null>;
}

/** Runs steps and keeps their state by order. */
export function createOrderSteps(ports?: RetryPorts): OrderSteps {
  const steps = createStepSender<Order, StepAnswer>(ports);
  return {
    ...steps,
    async run(order, change) {
      await steps.run(order, statusStep(order, change));
    },
    async markReady(order) {
      const request = { order_id: order.id, version: order.version };
      await steps.run(order, {
        call: () => callMarkReady(request),
        isVisibleIn: ({ ready_at }) => typeof ready_at === "number",
      });
    },
    async setStationDone(order, station, done) {
      const request = { order_id: order.id, version: order.version, station, done };
      await steps.run(order, {
        call: () => callSetStationDone(request),
        isVisibleIn: ({ stations_done = [] }) => stations_done.includes(station) === done,
      });
    },
    async release(order) {
      const request = { order_id: order.id, version: order.version };
      await steps.run(order, {
        call: () => callReleaseDelivery(request),
        isVisibleIn: ({ rider }) => !rider,
      });
    },
    async delay(order, minutes) {
      const isMade = await steps.run(order, delayStep(order, minutes));
      return isMade ? promisedTime(steps.stateOf(order)) : null;
    },
  };
}

function promisedTime(state: ReturnType<OrderSteps["stateOf"]>): Instant | null {
  if (state.phase !== "succeeded" || state.answer === null) return null;
  return "eta_at" in state.answer ? state.answer.eta_at : null;
}

function statusStep({ id, version }: Order, change: StatusChange): Step<Order, StepAnswer> {
  return {
    call: () => callSetOrderStatus({ id, version, ...change }),
    isVisibleIn: ({ history }) =>
      history.some((event) => event.version === version + 1 && event.status === change.to),
  };
}

function delayStep({ id, version }: Order, minutes: number): Step<Order, StepAnswer> {
  return {
    call: () => callDelayOrder({ id, version, minutes }),
    isVisibleIn: ({ history }) =>
      history.some((event) => event.version === version + 1 && event.delay_minutes === minutes),
  };
}
