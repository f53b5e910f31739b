import type { Order } from "@/domain/order/order.schema";
import { isFinal, isReceived } from "@/domain/order/order-transitions";
import { type OrderWait, orderWait } from "@/domain/order/timing/order-wait";
import { formatTime } from "@/domain/text/format";
import { orderStatusText } from "@/i18n/order/order-status-text";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { AfterMeal } from "./after-meal";
import { Celebration } from "./celebration";
import { OrderDrawing } from "./drawings/order-drawing";
import { PromisedTimeNotes } from "./promised-time-notes";
import { isStopped } from "./timeline-steps";
import { WaitFigure } from "./wait-figure";
import "./order-head.css";

/** Status, drawing and remaining time of an order. The sentence and the notes are live regions. */
export function OrderHead({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts);
  const receipt = useTexts(receiptTexts);
  const wait = orderWait(order, useAtomValue(serverNowAtom));
  const { code, history, payment, rider, status, type } = order;
  const reason = history.at(-1)?.reason;
  const stopped = isStopped(status);
  const isRunning = isReceived(order) && !isFinal(status);
  // The page says below where money goes that was paid online.
  const owesNothing = payment !== "online" && (status === "cancelled" || status === "expired");
  return (
    <header className={`order-head order-head--${toneOf(wait, stopped)}`} data-testid="order-head">
      <div className="order-head__drawing">
        <OrderDrawing status={status} type={type} />
      </div>
      <div className="order-head__state">
        <h1 className="order-head__title" tabIndex={-1}>
          {orderStatusText(receipt, type, status)}
        </h1>
        <output className="order-head__sentence">
          {status === "out_for_delivery" && rider?.name
            ? texts.withRider(rider.name, formatTime(rider.taken_at))
            : texts.sentences[status]}
          {owesNothing ? ` ${texts.nothingToPay}` : ""}
          {stopped && reason ? ` ${texts.reason(reason)}` : ""}
        </output>
      </div>
      {isRunning ? (
        <>
          <WaitFigure order={order} wait={wait} />
          <PromisedTimeNotes order={order} wait={wait} />
        </>
      ) : null}
      <p className="order-head__code">
        <span>{texts.code}</span>
        <span className="order-head__number">{code}</span>
        {isRunning ? <span>{texts.codeHint[type]}</span> : null}
      </p>
      {isFinal(status) ? <AfterMeal order={order} /> : null}
      <Celebration order={order} />
    </header>
  );
}

type Tone = "open" | "calm" | "late" | "stopped";

function toneOf(wait: OrderWait, stopped: boolean): Tone {
  if (stopped) return "stopped";
  switch (wait.kind) {
    case "unanswered":
      return "open";
    case "overdue":
      return "late";
    case "counting":
      return wait.isPostponed ? "late" : "calm";
    default:
      return "calm";
  }
}
