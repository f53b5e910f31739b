import type { RetryPorts } from "@/data/send-once/send-until-known";
import { createStepSender, type Step, type StepSender } from "@/data/send-once/step-sender";
import type { Order } from "@/domain/order/order.schema";
import type { DelayOrderAnswer, OrderChangeAnswer } from "@/domain/order/quote.schema";
import type { Instant } from "@/domain/time/berlin-time";
import {
  callDelayOrder,
  callSetOrderStatus,
  type SetOrderStatusRequest,
} from "@/firebase/callables/board-callables";

/** A status change or a delay chosen on a card. */
type ChosenStep =
  | Pick<SetOrderStatusRequest, "to" | "eta_minutes" | "reason">
  | { readonly delay_minutes: number };

type StepAnswer = OrderChangeAnswer | DelayOrderAnswer;

/** Steps of all orders on the board. They outlive a card, which may move to another column. */
export interface OrderSteps
  extends Pick<StepSender<Order, StepAnswer>, "stateOf" | "isBusy" | "subscribe" | "dismiss"> {
  readonly run: (order: Order, step: ChosenStep) => Promise<void>;
}

const CONFIRMED_FOR_MS = 8000;

/** Runs steps and keeps their state by order. */
export function createOrderSteps(ports?: RetryPorts): OrderSteps {
  const steps = createStepSender<Order, StepAnswer>(ports);

  async function run(order: Order, chosen: ChosenStep): Promise<void> {
    if (!("delay_minutes" in chosen)) {
      await steps.run(order, statusStep(order, chosen));
      return;
    }
    const isMade = await steps.run(order, delayStep(order, chosen.delay_minutes));
    if (!isMade) return;
    const confirmed = steps.stateOf(order);
    setTimeout(() => {
      if (steps.stateOf(order) === confirmed) steps.dismiss(order.id);
    }, CONFIRMED_FOR_MS);
  }

  const { stateOf, isBusy, subscribe, dismiss } = steps;
  return { stateOf, isBusy, subscribe, dismiss, run };
}

/** New promised time, while its confirmation is shown. */
export function confirmedDelay(state: ReturnType<OrderSteps["stateOf"]>): Instant | null {
  if (state.phase !== "succeeded" || state.answer === null) return null;
  return "eta_at" in state.answer ? state.answer.eta_at : null;
}

function statusStep(
  { id, version }: Order,
  step: Pick<SetOrderStatusRequest, "to" | "eta_minutes" | "reason">,
): Step<Order, StepAnswer> {
  return {
    call: () => callSetOrderStatus({ id, version, ...step }),
    isIn: ({ history }) =>
      history.some((event) => event.version === version + 1 && event.status === step.to),
  };
}

function delayStep({ id, version }: Order, minutes: number): Step<Order, StepAnswer> {
  return {
    call: () => callDelayOrder({ id, version, minutes }),
    isIn: ({ history }) =>
      history.some((event) => event.version === version + 1 && event.delay_minutes === minutes),
  };
}
