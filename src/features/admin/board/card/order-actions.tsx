import { useState } from "react";
import { canDelay } from "@/domain/order/delay-order";
import type { Order } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { nextStatuses } from "@/domain/order/order-transitions";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useBoardContext } from "../board-context";
import { AcceptControls } from "./accept-controls";
import { ReasonPanel } from "./reason-panel";
import { useStepState } from "./use-step-state";
import "./order-actions.css";

type Stop = "rejected" | "failed";

/** Minutes that one press of the delay button adds. */
const DELAY_STEP_MINUTES = 10;

const isStop = (status: OrderStatus): status is Stop =>
  status === "rejected" || status === "failed";

/** Buttons for the next steps of an order; the usual one is the largest. */
export function OrderActions({ order }: { order: Order }) {
  const { steps } = useBoardContext();
  const { busy } = useStepState(order);
  const [stopping, setStopping] = useState<Stop | null>(null);
  const next = nextStatuses(order, "staff");
  const stop = next.find(isStop);
  if (next.length === 0) return null;
  if (stopping && stopping === stop) {
    return (
      <ReasonPanel
        order={order}
        to={stopping}
        onBack={() => setStopping(null)}
        onReason={(reason) => {
          setStopping(null);
          void steps.run(order, { to: stopping, reason });
        }}
      />
    );
  }
  const [main, ...shortcuts] = next.filter((status) => !isStop(status));
  const hasDelay = canDelay(order, DELAY_STEP_MINUTES);
  const isRow = main !== "accepted" && shortcuts.length === 0 && !hasDelay;
  return (
    <div className={`order-actions${isRow ? " order-actions--row" : ""}`} aria-busy={busy}>
      {main === "accepted" && <AcceptControls order={order} busy={busy} />}
      {main && main !== "accepted" && <StepButton order={order} to={main} isMain />}
      <div className="order-actions__more">
        {hasDelay && <DelayButton order={order} busy={busy} />}
        {shortcuts.map((to) => (
          <StepButton key={to} order={order} to={to} />
        ))}
        {stop && <StopButton to={stop} busy={busy} onStop={setStopping} />}
      </div>
    </div>
  );
}

function StepButton(props: { order: Order; to: OrderStatus; isMain?: boolean }) {
  const texts = useTexts(boardTexts);
  const { steps } = useBoardContext();
  const { order, to, isMain = false } = props;
  const { busy } = useStepState(order);
  const label =
    to === "completed"
      ? texts.completedBy[order.type]
      : texts.steps[to as keyof typeof texts.steps];
  return (
    <button
      className={`step${isMain ? " step--main" : ""}`}
      type="button"
      data-main={isMain || undefined}
      aria-disabled={busy}
      onClick={() => steps.run(order, { to })}
    >
      {busy && isMain ? texts.busy : label}
    </button>
  );
}

function DelayButton({ order, busy }: { order: Order; busy: boolean }) {
  const texts = useTexts(boardTexts);
  const { steps } = useBoardContext();
  return (
    <button
      className="step step--delay"
      type="button"
      aria-label={texts.delayHint(DELAY_STEP_MINUTES)}
      aria-disabled={busy}
      onClick={() => steps.run(order, { delay_minutes: DELAY_STEP_MINUTES })}
    >
      {texts.delay(DELAY_STEP_MINUTES)}
    </button>
  );
}

function StopButton(props: { to: Stop; busy: boolean; onStop: (to: Stop) => void }) {
  const texts = useTexts(boardTexts);
  return (
    <button
      className="step step--stop"
      type="button"
      disabled={props.busy}
      onClick={() => props.onStop(props.to)}
    >
      {texts.steps[props.to]}
    </button>
  );
}
