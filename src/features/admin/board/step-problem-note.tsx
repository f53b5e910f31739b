import type { Order } from "../../../domain/order/order.schema";
import { orderStatusSchema } from "../../../domain/order/order-status";
import { adminBoardTexts } from "../../../i18n/admin-board-texts";
import { receiptTexts } from "../../../i18n/receipt-texts";
import { useTexts } from "../../../i18n/use-texts";
import { useBoardTools } from "./board-context";
import type { StepProblem } from "./use-order-steps";

/** Why the last step on this order was not taken. */
export function StepProblemNote({ order }: { order: Order }) {
  const texts = useTexts(adminBoardTexts);
  const { steps } = useBoardTools();
  const problem = steps.problemOf(order);
  const words = useProblemWords(problem);
  if (!words) return null;
  return (
    <div className="order-card__problem" role="alert">
      <span>{words}</span>
      <button
        className="order-card__close"
        type="button"
        aria-label={texts.close}
        onClick={() => steps.dismiss(order)}
      >
        ×
      </button>
    </div>
  );
}

function useProblemWords(problem: StepProblem | null): string | null {
  const texts = useTexts(adminBoardTexts).problems;
  const { statuses } = useTexts(receiptTexts);
  if (!problem) return null;
  if (problem.kind === "offline") return texts.offline;
  if (problem.kind === "unknown-outcome") return texts.unknown;
  const { reason, current } = problem.refusal;
  const status = orderStatusSchema.safeParse(current);
  if (reason === "VERSION_CONFLICT") return texts.conflict;
  if (reason === "WRONG_STATE" && status.success) return texts.state(statuses[status.data]);
  if (reason === "NOT_ALLOWED" || reason === "NOT_FOUND") return texts.notAllowed;
  return texts.other;
}
