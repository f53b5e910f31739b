import type { Order } from "@/domain/order/order.schema";
import { formatTime } from "@/domain/text/format";
import { orderStatusText } from "@/i18n/order/order-status-text";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useTexts } from "@/i18n/use-texts";
import { AnimatedMark } from "./animated-mark";
import { type TimelineStep, timelineSteps } from "./timeline-steps";
import "./order-timeline.css";

/** The steps of an order. The animation carries no information of its own. */
export function OrderTimeline({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts);
  return (
    <ol className="order-timeline" aria-label={texts.progress}>
      {timelineSteps(order).map((step) => (
        <Step key={step.status} step={step} type={order.type} />
      ))}
    </ol>
  );
}

function Step({ step, type }: { step: TimelineStep; type: Order["type"] }) {
  const texts = useTexts(ordersTexts);
  const receipt = useTexts(receiptTexts);
  const { status, state, at } = step;
  const reached = state !== "upcoming";
  return (
    <li
      className={`order-timeline__step order-timeline__step--${state}`}
      aria-current={state === "current" ? "step" : undefined}
    >
      <span className="order-timeline__rail" aria-hidden="true">
        <AnimatedMark
          className="order-timeline__fill"
          transform={state === "done" ? "scaleY(1)" : "scaleY(0)"}
        />
      </span>
      <AnimatedMark className="order-timeline__dot" transform={reached ? "scale(1)" : "scale(0.7)"}>
        <Mark state={state} />
      </AnimatedMark>
      <span className="order-timeline__name">
        {orderStatusText(receipt, type, status)}
        <span className="visually-hidden"> ({texts[state === "stopped" ? "done" : state]})</span>
      </span>
      {at !== null && (
        <time className="order-timeline__time" dateTime={new Date(at).toISOString()}>
          {texts.clock(formatTime(at))}
        </time>
      )}
    </li>
  );
}

function Mark({ state }: { state: TimelineStep["state"] }) {
  if (state !== "done" && state !== "stopped") return null;
  return (
    <svg viewBox="0 0 16 16" className="order-timeline__mark" aria-hidden="true">
      <path d={state === "done" ? "m3.5 8.5 3 3 6-7" : "m4.5 4.5 7 7m0-7-7 7"} />
    </svg>
  );
}
