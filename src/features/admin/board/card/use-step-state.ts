import { useSyncExternalStore } from "react";
import type { Order } from "@/domain/order/order.schema";
import type { Instant } from "@/domain/shared/berlin-time";
import { useBoardContext } from "../board-context";
import { isBusy, type StepProblem } from "./order-steps";

/** What a card shows about the last touch on it. */
interface ShownStep {
  readonly busy: boolean;
  readonly problem: StepProblem | null;
  readonly delayedTo: Instant | null;
}

/** Follows what is under way for one order; other cards stay as they are. */
export function useStepState(order: Order): ShownStep {
  const { steps } = useBoardContext();
  const state = useSyncExternalStore(steps.subscribe, () => steps.stateOf(order.id));
  const { problem, delayedTo } = state;
  // A lost answer is answered by the order itself as soon as it moves.
  const isSettled =
    problem !== null && problem.what.kind !== "refused" && problem.version !== order.version;
  return {
    busy: isBusy(state, order),
    problem: problem === null || isSettled ? null : problem.what,
    delayedTo,
  };
}
