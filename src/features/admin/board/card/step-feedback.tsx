import { CloseButton } from "@chakra-ui/react";
import type { SendProblem } from "@/data/send-once/send-machine";
import type { Order } from "@/domain/order/order.schema";
import { orderStatusSchema } from "@/domain/order/order-status";
import { boardTexts } from "@/i18n/admin/board-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useTexts } from "@/i18n/use-texts";
import { useBoardContext } from "../context/board-context";
import { CardNote } from "./card-note";
import { useStepState } from "./use-step-state";

/** Why the last step of an order failed. */
export function StepFeedback({ order }: { order: Order }) {
  const texts = useTexts(boardTexts);
  const { steps } = useBoardContext();
  const { problem } = useStepState(order);
  const words = useErrorText(problem);
  if (!words) return null;
  return (
    <CardNote isProblem>
      {words}
      <CloseButton
        size="lg"
        colorPalette="danger"
        aria-label={texts.close}
        onClick={() => steps.dismiss(order.id)}
      />
    </CardNote>
  );
}

function useErrorText(problem: SendProblem | null): string | null {
  const texts = useTexts(boardTexts).problems;
  const { statuses } = useTexts(receiptTexts);
  if (!problem) return null;
  if (problem.phase === "offline") return texts.offline;
  if (problem.phase === "checking") return texts.unknown;
  const { reason, current } = problem.refusal;
  const status = orderStatusSchema.safeParse(current);
  if (reason === "VERSION_CONFLICT") return texts.conflict;
  if (reason === "WRONG_STATE" && status.success) return texts.state(statuses[status.data]);
  if (reason === "NOT_ALLOWED" || reason === "NOT_FOUND") return texts.notAllowed;
  return texts.other;
}
