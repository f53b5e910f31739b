import type { Order } from "@/domain/order/order.schema";
import { firstPromise } from "@/domain/order/timing/first-promise";
import type { OrderWait } from "@/domain/order/timing/order-wait";
import { formatDay, formatTime } from "@/domain/text/format";
import { needsDay } from "@/domain/time/needs-day";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

interface WaitFigureProps {
  readonly order: Order;
  readonly wait: OrderWait;
}

/** The minutes left of a running order with their progress, and the promised or wanted time. */
export function WaitFigure({ order, wait }: WaitFigureProps) {
  const texts = useTexts(ordersTexts);
  return (
    <div className="order-wait">
      {wait.kind === "counting" && <MinutesLeft minutes={wait.minutes} />}
      {wait.kind === "overdue" && <p className="order-wait__words">{texts.overdue}</p>}
      {/* A time that has passed is no announcement: the notes say what was promised. */}
      {wait.kind === "ready" || wait.kind === "overdue" ? null : <AnnouncedTime order={order} />}
      <WaitProgress wait={wait} />
    </div>
  );
}

function MinutesLeft({ minutes }: { minutes: number }) {
  const texts = useTexts(ordersTexts);
  if (minutes === 0) return <p className="order-wait__words">{texts.anyMoment}</p>;
  return (
    <p className="order-wait__minutes" data-testid="minutes-left">
      <span className="visually-hidden">{texts.minutesLeft(minutes)}</span>
      <span aria-hidden="true">{texts.left}</span>{" "}
      <span className="order-wait__number" aria-hidden="true">
        {minutes}
      </span>{" "}
      <span className="order-wait__unit" aria-hidden="true">
        {texts.minutes}
      </span>
    </p>
  );
}

function AnnouncedTime({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts);
  const receipt = useTexts(receiptTexts);
  const language = useLanguage();
  const { created_at, eta_at, type, wanted_at } = order;
  const announcedAt = eta_at ?? firstPromise(order);
  const isPromise = announcedAt !== wanted_at || eta_at;
  return (
    <p className="order-wait__time">
      <span className="order-wait__label">{isPromise ? texts.promised[type] : texts.wanted}</span>{" "}
      {announcedAt === null ? (
        <strong>{receipt.asap}</strong>
      ) : (
        <time
          className="order-wait__clock"
          data-testid="promised-time"
          dateTime={new Date(announcedAt).toISOString()}
        >
          {texts.clock(formatTime(announcedAt))}
          {needsDay(announcedAt, created_at) && <small>{formatDay(announcedAt, language)}</small>}
        </time>
      )}
    </p>
  );
}

/** Follows the promised time; full only when the food is ready. */
function WaitProgress({ wait }: { wait: OrderWait }) {
  const texts = useTexts(ordersTexts);
  const percent = percentOf(wait);
  if (percent === null) return null;
  return (
    <div
      className="order-wait__progress"
      role="progressbar"
      aria-label={texts.waitProgress}
      aria-valuenow={percent}
    >
      <span className="order-wait__passed" style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}

function percentOf(wait: OrderWait): number | null {
  switch (wait.kind) {
    case "counting":
      return Math.max(4, Math.min(96, Math.round(wait.share * 100)));
    case "overdue":
      return 96;
    case "ready":
      return 100;
    default:
      return null;
  }
}
