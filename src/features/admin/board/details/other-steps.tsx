import { Button, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { showToast } from "@/admin-ui/feedback/toaster";
import type { Order } from "@/domain/order/order.schema";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { stepsOf, useStepLabel } from "../card/steps-of";
import { useStepState } from "../card/use-step-state";
import { useBoardContext } from "../context/board-context";
import { UNDO_MS, type UndoableRejection } from "../context/undoable-rejections";
import { DetailsPart } from "./details-part";
import { ReasonForm } from "./reason-form";

/** Steps that are not on the card: shortcuts, and rejecting or ending the order with a reason. */
export function OtherSteps({ order, onDone }: { order: Order; onDone: () => void }) {
  const texts = useTexts(boardTexts);
  const { steps, rejections } = useBoardContext();
  const { busy } = useStepState(order);
  const [stopping, setStopping] = useState<UndoableRejection["to"] | null>(null);
  const label = useStepLabel(order);
  const { shortcuts, stop } = stepsOf(order);
  if (!stop) return null;

  function stopOrder(chosen: UndoableRejection): void {
    rejections.start(order, chosen);
    showToast({
      title: texts.stop.toast[chosen.to](order.code),
      tone: "warning",
      undo: { label: texts.stop.undo, onUndo: () => rejections.undo(order.id) },
      durationMs: UNDO_MS,
    });
    onDone();
  }

  if (stopping === stop) {
    return (
      <ReasonForm
        order={order}
        to={stop}
        onReason={(reason) => stopOrder({ to: stop, reason })}
        onBack={() => setStopping(null)}
      />
    );
  }
  return (
    <DetailsPart title={texts.details.steps}>
      <Flex gap="2" wrap="wrap">
        {shortcuts.map((to) => (
          <Button
            key={to}
            size="lg"
            variant="outline"
            disabled={busy}
            onClick={() => {
              void steps.run(order, { to });
              onDone();
            }}
          >
            {label(to)}
          </Button>
        ))}
        <Button
          size="lg"
          variant="outline"
          colorPalette="danger"
          disabled={busy}
          onClick={() => setStopping(stop)}
        >
          {label(stop)}
        </Button>
      </Flex>
    </DetailsPart>
  );
}
