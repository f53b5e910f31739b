import { type ReactNode, useEffect, useRef } from "react";
import type { SendProblem } from "@/data/send-once/send-machine";
import type { Order } from "@/domain/order/order.schema";
import { orderStatusSchema } from "@/domain/order/order-status";
import { formatTime } from "@/domain/text/format";
import { boardTexts } from "@/i18n/admin/board-texts";
import { receiptTexts } from "@/i18n/receipt-texts";
import { useTexts } from "@/i18n/use-texts";
import { useBoardContext } from "../board-context";
import { useStepState } from "./use-step-state";

/** Result of the last step of an order: an error, or the confirmation of a delay. */
export function StepFeedback({ order }: { order: Order }) {
  const texts = useTexts(boardTexts);
  const { problem, delayedTo } = useStepState(order);
  const words = useErrorText(problem);
  if (words) {
    return (
      <Note order={order} kind="problem">
        {words}
      </Note>
    );
  }
  if (delayedTo === null) return null;
  return (
    <Note order={order} kind="done">
      {texts.delayed(formatTime(delayedTo), order.contact.email !== undefined)}
    </Note>
  );
}

function Note(props: { order: Order; kind: "problem" | "done"; children: ReactNode }) {
  const texts = useTexts(boardTexts);
  const { steps } = useBoardContext();
  const { order, kind, children } = props;
  const note = useRef<HTMLDivElement>(null);
  // A later promised time moves the card down its column.
  useEffect(() => {
    if (order.version > 0) note.current?.closest("article")?.scrollIntoView({ block: "nearest" });
  }, [order.version]);
  return (
    <div
      ref={note}
      className={`order-card__${kind}`}
      role={kind === "problem" ? "alert" : "status"}
    >
      <span>{children}</span>
      <button
        className="order-card__close"
        type="button"
        aria-label={texts.close}
        onClick={() => steps.dismiss(order.id)}
      >
        ×
      </button>
    </div>
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
