import type { Order } from "@/domain/order/order.schema";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useBoardContext } from "../context/board-context";
import { AcceptControls } from "./accept-controls";
import { DelayButton } from "./delay-button";
import { stepsOf, useStepLabel } from "./steps-of";
import { useIsRejecting } from "./use-is-rejecting";
import { useStepState } from "./use-step-state";

/** Buttons of a card: the usual step, other minutes, and undo while a rejection waits. */
export function OrderActions({ order }: { order: Order }) {
  const isRejecting = useIsRejecting(order);
  const { busy } = useStepState(order);
  const { usual } = stepsOf(order);
  if (!usual) return null;
  return (
    <div className="card-actions" aria-busy={busy}>
      {isRejecting && <UndoButton order={order} />}
      {!isRejecting && usual === "accepted" && <AcceptControls order={order} busy={busy} />}
      {!isRejecting && usual !== "accepted" && (
        <>
          <UsualStep order={order} to={usual} />
          <DelayButton order={order} busy={busy} />
        </>
      )}
    </div>
  );
}

function UsualStep({ order, to }: { order: Order; to: Order["status"] }) {
  const texts = useTexts(boardTexts);
  const { steps } = useBoardContext();
  const { busy } = useStepState(order);
  const label = useStepLabel(order)(to);
  return (
    <button
      className="card-button card-button--main"
      type="button"
      data-main
      aria-disabled={busy}
      onClick={() => steps.run(order, { to })}
    >
      {busy ? texts.busy : label}
    </button>
  );
}

function UndoButton({ order }: { order: Order }) {
  const texts = useTexts(boardTexts).stop;
  const { rejections } = useBoardContext();
  const to = order.status === "placed" ? "rejected" : "failed";
  return (
    <button
      className="card-button card-button--main card-button--undo"
      type="button"
      data-main
      onClick={() => rejections.undo(order.id)}
    >
      {texts.pending[to]} <b>{texts.undo}</b>
    </button>
  );
}
