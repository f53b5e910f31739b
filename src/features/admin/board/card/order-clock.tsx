import type { Order } from "@/domain/order/order.schema";
import { isFinal } from "@/domain/order/order-transitions";
import { clockMinutesBetween, firstPromise } from "@/domain/order/timing/first-promise";
import { boardTexts } from "@/i18n/admin/board-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { dueAt } from "../context/board-groups";
import {
  hoursAndMinutes,
  isWaitingLong,
  minutesSince,
  type Remaining,
  remainingUntil,
} from "./time-span";
import { useTimeText } from "./use-time-text";

/** Orders due within this many minutes stand out. */
const SOON_MINUTES = 5;

/**
 * Minutes left of an order. An unanswered order shows the wanted time, or how long it has waited; its
 * button shows the minutes that it promises.
 */
export function OrderClock({ order }: { order: Order }) {
  const { statuses } = useTexts(receiptTexts);
  if (isFinal(order.status)) return <p className="order-clock">{statuses[order.status]}</p>;
  return order.status === "placed" ? <Waiting order={order} /> : <TimeLeft order={order} />;
}

function Waiting({ order }: { order: Order }) {
  const texts = useTexts(boardTexts);
  const now = useAtomValue(serverNowAtom);
  const moment = useTimeText();
  return (
    <p className="order-clock" data-tone={isWaitingLong(order, now) ? "late" : undefined}>
      {order.wanted_at === null
        ? texts.waiting(minutesSince(order.created_at, now))
        : moment(order.wanted_at)}
    </p>
  );
}

function TimeLeft({ order }: { order: Order }) {
  const texts = useTexts(boardTexts);
  const now = useAtomValue(serverNowAtom);
  const due = dueAt(order);
  if (due === null) return null;
  const { kind, minutes } = remainingUntil(due, now);
  const span = texts.span(...hoursAndMinutes(minutes));
  return (
    <p className="order-clock" data-tone={toneOf(order, kind, minutes)}>
      {kind === "now" && texts.now}
      {kind === "left" && span}
      {kind === "overdue" && <span className="order-clock__late">{texts.overdue(span)}</span>}
    </p>
  );
}

/**
 * A late order stands out in the kitchen and on the way. A late pickup does not: its guest is late.
 */
function toneOf({ status }: Order, kind: Remaining["kind"], minutes: number) {
  const isInKitchen = status === "accepted" || status === "preparing";
  if (kind === "overdue") return isInKitchen || status === "out_for_delivery" ? "late" : undefined;
  return isInKitchen && minutes <= SOON_MINUTES ? "soon" : undefined;
}

/** The time left or passed, and the time that the checkout promised; empty for a finished order. */
export function OrderTimes({ order }: { order: Order }) {
  const texts = useTexts(boardTexts);
  const moment = useTimeText();
  if (isFinal(order.status)) return null;
  const first = firstPromise(order);
  const due = dueAt(order);
  const parts: string[] = [];
  if (order.status === "placed") parts.push(order.wanted_at === null ? texts.waits : texts.wanted);
  else if (due !== null && (first === null || clockMinutesBetween(first, due) !== 0)) {
    parts.push(moment(due));
  }
  const isWanted = order.status === "placed" && order.wanted_at !== null;
  if (first !== null && !isWanted) parts.push(texts.promised(moment(first)));
  return <p className="order-clock__at">{parts.join(" · ")}</p>;
}
