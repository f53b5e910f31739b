import { delayedMinutes } from "@/domain/order/delay-order";
import type { Order } from "@/domain/order/order.schema";
import { isFinal } from "@/domain/order/order-transitions";
import { formatDay, formatTime } from "@/domain/text/format";
import { toLocal } from "@/domain/time/berlin-time";
import { boardTexts } from "@/i18n/admin/board-texts";
import { receiptTexts } from "@/i18n/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { dueAt } from "../board-columns";
import { hoursAndMinutes, minutesSince, remainingUntil } from "./time-span";

/** An order that is unanswered for this long is marked as late. */
const LONG_WAIT_MINUTES = 5;

/** Due time, time left and age of an order. */
export function OrderClock({ order }: { order: Order }) {
  const texts = useTexts(boardTexts);
  const { statuses } = useTexts(receiptTexts);
  if (isFinal(order.status)) {
    return <p className="order-clock order-clock--quiet">{statuses[order.status]}</p>;
  }
  return (
    <p className="order-clock">
      {order.status === "placed" ? <Waiting order={order} /> : <Remaining order={order} />}
      {order.status === "placed" && order.wanted_at === null && (
        <span className="order-clock__wanted">{texts.asap}</span>
      )}
    </p>
  );
}

function Waiting({ order }: { order: Order }) {
  const texts = useTexts(boardTexts);
  const now = useAtomValue(serverNowAtom);
  const moment = useTimeText();
  const minutes = minutesSince(order.created_at, now);
  return (
    <>
      <strong className={minutes >= LONG_WAIT_MINUTES ? "order-clock__late" : undefined}>
        {texts.waiting(minutes)}
      </strong>
      {order.wanted_at !== null && (
        <span className="order-clock__wanted order-clock__wanted--fixed">
          {texts.wantedFor(moment(order.wanted_at))}
        </span>
      )}
    </>
  );
}

function Remaining({ order }: { order: Order }) {
  const texts = useTexts(boardTexts);
  const now = useAtomValue(serverNowAtom);
  const moment = useTimeText();
  const promised = dueAt(order);
  if (promised === null) return null;
  const { kind, minutes } = remainingUntil(promised, now);
  const span = (length: number) => texts.span(...hoursAndMinutes(length));
  const words = {
    left: texts.left(span(minutes)),
    now: texts.now,
    overdue: texts.overdue(span(minutes)),
  }[kind];
  const delayed = delayedMinutes(order);
  return (
    <>
      <time className="order-clock__promise" dateTime={new Date(promised).toISOString()}>
        {moment(promised)}
      </time>
      <strong className={kind === "left" ? undefined : "order-clock__late"}>{words}</strong>
      <span className="order-clock__wanted">
        {texts.since(span(minutesSince(order.created_at, now)))}
        {delayed > 0 && ` · ${texts.delayedBy(delayed)}`}
      </span>
    </>
  );
}

/** Formats an instant as a time, with the day unless it is today. */
function useTimeText(): (at: number) => string {
  const now = useAtomValue(serverNowAtom);
  const language = useLanguage();
  return (at) =>
    toLocal(at).date === toLocal(now).date
      ? formatTime(at)
      : `${formatDay(at, language)}, ${formatTime(at)}`;
}
