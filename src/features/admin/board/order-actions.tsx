import { useState } from "react";
import type { Order } from "../../../domain/order/order.schema";
import type { OrderStatus } from "../../../domain/order/order-status";
import { nextStatuses } from "../../../domain/order/order-transitions";
import { adminBoardTexts } from "../../../i18n/admin-board-texts";
import { useTexts } from "../../../i18n/use-texts";
import { AcceptControls } from "./accept-controls";
import { useBoardTools } from "./board-context";
import { ReasonPanel } from "./reason-panel";
import "./order-actions.css";

type Stop = "rejected" | "failed";

const isStop = (status: OrderStatus): status is Stop =>
  status === "rejected" || status === "failed";

/** The steps the order has from here: the next one large, shortcuts and ends smaller. */
export function OrderActions({ order }: { order: Order }) {
  const { steps } = useBoardTools();
  const [stopping, setStopping] = useState<Stop | null>(null);
  const next = nextStatuses(order, "staff");
  const busy = steps.isBusy(order);
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
  return (
    <div
      className={`order-actions${main !== "accepted" && shortcuts.length === 0 ? " order-actions--row" : ""}`}
      aria-busy={busy}
    >
      {main === "accepted" && <AcceptControls order={order} busy={busy} />}
      {main && main !== "accepted" && <StepButton order={order} to={main} isMain />}
      <div className="order-actions__more">
        {shortcuts.map((to) => (
          <StepButton key={to} order={order} to={to} />
        ))}
        {stop && <StopButton to={stop} busy={busy} onStop={setStopping} />}
      </div>
    </div>
  );
}

function StepButton(props: { order: Order; to: OrderStatus; isMain?: boolean }) {
  const texts = useTexts(adminBoardTexts);
  const { steps } = useBoardTools();
  const { order, to, isMain = false } = props;
  const busy = steps.isBusy(order);
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

function StopButton(props: { to: Stop; busy: boolean; onStop: (to: Stop) => void }) {
  const texts = useTexts(adminBoardTexts);
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
