import type { Order } from "@/domain/order/order.schema";
import { isFinal } from "@/domain/order/steps/order-transitions";
import { boardTexts } from "@/i18n/admin/board-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { dueAt } from "../board-groups";
import { hoursAndMinutes, isWaitingLong, minutesSince, remainingUntil } from "./time-span";
import { useTimeText } from "./use-time-text";

/** Orders due within this many minutes stand out. */
const SOON_MINUTES = 5;

/**
 * Minutes left and promised time of an order. An unanswered order shows the wanted time, or how long
 * it has waited; its button shows the minutes that it promises.
 */
export function OrderClock({ order }: { order: Order }) {
  const { statuses } = useTexts(receiptTexts);
  if (isFinal(order.status)) return <p className="order-clock">{statuses[order.status]}</p>;
  return order.status === "placed" ? <Waiting order={order} /> : <Remaining order={order} />;
}

function Waiting({ order }: { order: Order }) {
  const texts = useTexts(boardTexts);
  const now = useAtomValue(serverNowAtom);
  const moment = useTimeText();
  return (
    <>
      <p className="order-clock" data-tone={isWaitingLong(order, now) ? "late" : undefined}>
        {order.wanted_at === null
          ? texts.waiting(minutesSince(order.created_at, now))
          : moment(order.wanted_at)}
      </p>
      <p className="order-clock__at">{order.wanted_at === null ? texts.waits : texts.wanted}</p>
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
  const span = texts.span(...hoursAndMinutes(minutes));
  const isSoon = kind === "now" || minutes <= SOON_MINUTES;
  const tone = kind === "overdue" ? "late" : isSoon ? "soon" : undefined;
  const isInKitchen = order.status === "accepted" || order.status === "preparing";
  return (
    <>
      <p className="order-clock" data-tone={isInKitchen ? tone : undefined}>
        {kind === "now" && texts.now}
        {kind === "left" && span}
        {kind === "overdue" && (
          <>
            <span aria-hidden="true">−{span}</span>
            <span className="visually-hidden">{texts.overdue(span)}</span>
          </>
        )}
      </p>
      <time className="order-clock__at" dateTime={new Date(promised).toISOString()}>
        {moment(promised)}
      </time>
    </>
  );
}
