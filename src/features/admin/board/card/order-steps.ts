import type { Order } from "@/domain/order/order.schema";
import type { Instant } from "@/domain/shared/berlin-time";
import type { CallResult } from "@/firebase/callables/callables";
import {
  callDelayOrder,
  callSetOrderStatus,
  type SetOrderStatusRequest,
} from "@/firebase/callables/staff-callables";

/** What somebody has chosen on a card: a step, or more time. */
type ChosenStep =
  | Pick<SetOrderStatusRequest, "to" | "eta_minutes" | "reason">
  | { readonly delay_minutes: number };

export type StepProblem = Extract<CallResult<unknown>, { ok: false }>["error"];

/** What is under way for one order on this device, and how the last thing ended. */
export interface StepState {
  readonly calling: boolean;
  /** The version the server has answered; the list may still be on its way there. */
  readonly reached: number;
  readonly problem: { readonly what: StepProblem; readonly version: number } | null;
  /** The new promise, while its confirmation is shown. */
  readonly delayedTo: Instant | null;
}

/** The steps under way on the board. They outlive the card, which may change its column. */
export interface OrderSteps {
  readonly stateOf: (id: string) => StepState;
  /** Reports every change of any order. @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
  readonly run: (order: Order, step: ChosenStep) => Promise<void>;
  /** Takes problem or confirmation off the card. */
  readonly dismiss: (id: string) => void;
}

const IDLE: StepState = { calling: false, reached: 0, problem: null, delayedTo: null };
const CONFIRMED_FOR_MS = 8000;

/** Whether the next touch has to wait for the last one. */
export function isBusy({ calling, reached }: StepState, order: Pick<Order, "version">): boolean {
  return calling || reached > order.version;
}

/** Takes orders a step on and remembers what is under way and what was refused. */
export function createOrderSteps(): OrderSteps {
  const states = new Map<string, StepState>();
  const listeners = new Set<() => void>();
  const stateOf = (id: string) => states.get(id) ?? IDLE;

  function change(id: string, next: Partial<StepState>): void {
    states.set(id, { ...stateOf(id), ...next });
    for (const listener of listeners) listener();
  }

  async function run(order: Order, step: ChosenStep): Promise<void> {
    const { id, version } = order;
    if (isBusy(stateOf(id), order)) return;
    change(id, { calling: true, problem: null, delayedTo: null });
    if (!("delay_minutes" in step)) {
      const answer = await callSetOrderStatus({ id, version, ...step });
      if (answer.ok) change(id, { calling: false, reached: answer.value.version });
      else change(id, { calling: false, problem: { what: answer.error, version } });
      return;
    }
    const answer = await callDelayOrder({ id, version, minutes: step.delay_minutes });
    if (!answer.ok) {
      change(id, { calling: false, problem: { what: answer.error, version } });
      return;
    }
    const { version: reached, eta_at } = answer.value;
    change(id, { calling: false, reached, delayedTo: eta_at });
    setTimeout(() => {
      if (stateOf(id).delayedTo === eta_at) change(id, { delayedTo: null });
    }, CONFIRMED_FOR_MS);
  }

  return {
    stateOf,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run,
    dismiss: (id) => change(id, { problem: null, delayedTo: null }),
  };
}
