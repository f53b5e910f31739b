import type { Order } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { nextStatuses } from "@/domain/order/order-transitions";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import type { UndoableRejection } from "../context/undoable-rejections";

/** Next steps of an order. */
interface NextSteps {
  /** Undefined for finished orders. */
  readonly usual: OrderStatus | undefined;
  /** Steps that skip the usual one. */
  readonly shortcuts: readonly OrderStatus[];
  /** Ends the order without fulfilling it. */
  readonly stop: UndoableRejection["to"] | undefined;
}

export function stepsOf(order: Pick<Order, "status" | "type">): NextSteps {
  const next = nextStatuses(order, "staff");
  const [usual, ...shortcuts] = next.filter((status) => !isStop(status));
  return { usual, shortcuts, stop: next.find(isStop) };
}

/** Names the step to a status. */
export function useStepLabel({ type }: Pick<Order, "type">): (to: OrderStatus) => string {
  const texts = useTexts(boardTexts);
  return (to) =>
    to === "completed" ? texts.completedBy[type] : texts.steps[to as keyof typeof texts.steps];
}

function isStop(status: OrderStatus): status is UndoableRejection["to"] {
  return status === "rejected" || status === "failed";
}
