import type { Order } from "@/domain/order/order.schema";
import { isCooking } from "@/domain/order/steps/set-station-done";
import { boardTexts } from "@/i18n/admin/board-texts";
import { stationTexts } from "@/i18n/admin/kitchen/station-texts";
import { useTexts } from "@/i18n/use-texts";
import { useBoardContext } from "../context/board-context";
import { type BoardStation, isDoneAt } from "../context/board-station";
import { AcceptControls } from "./accept-controls";
import { DelayButton } from "./delay-button";
import { OtherDishes } from "./station-parts";
import { stepsOf, useStepLabel } from "./steps-of";
import { useIsRejecting } from "./use-is-rejecting";
import { useStepState } from "./use-step-state";

/** Buttons of a card: the usual step, other minutes, and undo while a rejection waits. */
export function OrderActions({ order }: { order: Order }) {
  const isRejecting = useIsRejecting(order);
  const { busy } = useStepState(order);
  const { usual } = stepsOf(order);
  const { hasRiders, station } = useBoardContext();
  if (!usual) return null;
  if (station && isCooking(order) && !isRejecting) {
    return (
      <div className="card-actions" aria-busy={busy}>
        <OtherDishes order={order} station={station} />
        <StationStep order={order} station={station} />
      </div>
    );
  }
  return (
    <div className="card-actions" aria-busy={busy}>
      {isRejecting && <UndoButton order={order} />}
      {!isRejecting && usual === "accepted" && <AcceptControls order={order} busy={busy} />}
      {!isRejecting && usual !== "accepted" && (
        <>
          {usual === "out_for_delivery" && hasRiders(order) && !order.ready_at ? (
            <ReadyStep order={order} />
          ) : (
            <UsualStep order={order} to={usual} />
          )}
          <DelayButton order={order} busy={busy} />
        </>
      )}
    </div>
  );
}

function UsualStep({ order, to }: { order: Order; to: Order["status"] }) {
  const { steps } = useBoardContext();
  const label = useStepLabel(order)(to);
  return <MainButton order={order} label={label} onClick={() => steps.run(order, { to })} />;
}

/** The kitchen's last step for a delivery that a rider fetches. */
function ReadyStep({ order }: { order: Order }) {
  const texts = useTexts(boardTexts).riders;
  const { steps } = useBoardContext();
  return <MainButton order={order} label={texts.ready} onClick={() => steps.markReady(order)} />;
}

/** A station's only step: marks its dishes as done, or takes that back. */
function StationStep({ order, station }: { order: Order; station: BoardStation }) {
  const texts = useTexts(stationTexts);
  const { steps } = useBoardContext();
  const isDone = isDoneAt(order, station);
  if (order.ready_at && !isDone) return null;
  return (
    <MainButton
      order={order}
      label={isDone ? texts.undo(station.name) : texts.finish(station.name)}
      isQuiet={isDone}
      onClick={() => void steps.setStationDone(order, station.id, !isDone)}
    />
  );
}

interface MainButtonProps {
  readonly order: Order;
  readonly label: string;
  /** Without colour. */
  readonly isQuiet?: boolean;
  readonly onClick: () => void;
}

function MainButton({ order, label, isQuiet = false, onClick }: MainButtonProps) {
  const texts = useTexts(boardTexts);
  const { busy } = useStepState(order);
  return (
    <button
      className={isQuiet ? "card-button card-button--quiet" : "card-button card-button--main"}
      type="button"
      data-main
      aria-disabled={busy}
      onClick={onClick}
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
