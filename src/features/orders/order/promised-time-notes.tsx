import type { Order } from "@/domain/order/order.schema";
import type { OrderWait } from "@/domain/order/timing/order-wait";
import {
  type PromisedTimeChange,
  promisedTimeChanges,
} from "@/domain/order/timing/promised-time-changes";
import { formatTime } from "@/domain/text/format";
import { formatMomentFrom } from "@/domain/text/format-moment";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

interface PromisedTimeNotesProps {
  readonly order: Order;
  readonly wait: OrderWait;
}

/**
 * Says that the promised time has passed, and lists its changes since the checkout. A live region.
 */
export function PromisedTimeNotes({ order, wait }: PromisedTimeNotesProps) {
  const texts = useTexts(ordersTexts);
  const changes = promisedTimeChanges(order);
  return (
    <div className="order-head__notes" role="status">
      {wait.kind === "overdue" ? (
        <p className="order-head__note">{texts.overdueText(formatTime(wait.promised_at))}</p>
      ) : null}
      {changes.map((change) => (
        <p key={change.at} className="order-head__note">
          <PromisedTimeNote change={change} />
        </p>
      ))}
    </div>
  );
}

function PromisedTimeNote({ change }: { change: PromisedTimeChange }) {
  const texts = useTexts(ordersTexts);
  const language = useLanguage();
  const { at, previous_at, promised_at, minutes } = change;
  const difference = minutes > 0 ? texts.later(minutes) : texts.sooner;
  const now = formatMomentFrom(at, promised_at, language);
  return (
    <>
      <strong>
        {previous_at === null
          ? texts.moved(difference, now)
          : texts.movedTo(difference, now, formatTime(previous_at))}
      </strong>{" "}
      {texts.saidAt(formatTime(at))}
    </>
  );
}
