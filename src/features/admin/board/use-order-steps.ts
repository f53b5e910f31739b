import { useCallback, useState } from "react";
import type { Order } from "../../../domain/order/order.schema";
import type { CallResult } from "../../../firebase/callables";
import { callSetOrderStatus, type SetOrderStatusRequest } from "../../../firebase/callables-staff";

/** One step somebody has chosen on a card. */
export type ChosenStep = Pick<SetOrderStatusRequest, "to" | "eta_minutes" | "reason">;

export type StepProblem = Extract<CallResult<unknown>, { ok: false }>["error"];

interface StepState {
  readonly calling: boolean;
  /** The version the server has answered; the list may still be on its way there. */
  readonly reached: number;
  readonly problem: { readonly what: StepProblem; readonly version: number } | null;
}

/** The steps under way on the board. They outlive the card, which may change its column. */
export interface OrderSteps {
  readonly isBusy: (order: Order) => boolean;
  readonly problemOf: (order: Order) => StepProblem | null;
  readonly run: (order: Order, step: ChosenStep) => Promise<void>;
  readonly dismiss: (order: Order) => void;
}

const IDLE: StepState = { calling: false, reached: 0, problem: null };

/** Takes orders a step on and remembers what is under way and what was refused. */
export function useOrderSteps(): OrderSteps {
  const [states, setStates] = useState<Readonly<Record<string, StepState>>>({});
  const stateOf = (order: Order) => states[order.id] ?? IDLE;
  const isBusy = (order: Order) => stateOf(order).calling || stateOf(order).reached > order.version;

  const change = useCallback(
    (id: string, next: Partial<StepState>) =>
      setStates((all) => ({ ...all, [id]: { ...IDLE, ...all[id], ...next } })),
    [],
  );

  return {
    isBusy,
    problemOf: (order) => {
      const { problem } = stateOf(order);
      if (!problem) return null;
      // A lost answer is answered by the order itself as soon as it moves.
      const isSettled = problem.what.kind !== "refused" && problem.version !== order.version;
      return isSettled ? null : problem.what;
    },
    run: async (order, step) => {
      if (isBusy(order)) return;
      const { id, version } = order;
      change(id, { calling: true, problem: null });
      const answer = await callSetOrderStatus({ id, version, ...step });
      if (answer.ok) change(id, { calling: false, reached: answer.value.version });
      else change(id, { calling: false, problem: { what: answer.error, version } });
    },
    dismiss: (order) => change(order.id, { problem: null }),
  };
}
