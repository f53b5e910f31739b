import { useSyncExternalStore } from "react";
import { problemOf, type SendProblem } from "@/data/send-once/send-machine";
import type { Order } from "@/domain/order/order.schema";
import { useBoardContext } from "../context/board-context";

/** State of a card's last step. */
interface ShownStep {
  readonly busy: boolean;
  readonly problem: SendProblem | null;
}

/** State of an order's last step; other cards do not render again. */
export function useStepState(order: Order): ShownStep {
  const { steps } = useBoardContext();
  const state = useSyncExternalStore(steps.subscribe, () => steps.stateOf(order));
  const busy = useSyncExternalStore(steps.subscribe, () => steps.isBusy(order));
  return { busy, problem: problemOf(state) };
}
