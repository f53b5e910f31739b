import { type CSSProperties, memo, useId } from "react";
import { FlameIcon, PhoneIcon } from "@/admin-ui/icons";
import { MovingCard } from "@/admin-ui/motion/moving-card";
import type { Order } from "@/domain/order/order.schema";
import { isFinal } from "@/domain/order/order-transitions";
import { isTelephoneOrder } from "@/domain/order/placing/staff-order";
import { boardTexts } from "@/i18n/admin/board-texts";
import { printTexts } from "@/i18n/admin/print-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { useBoardContext } from "../context/board-context";
import { atStation } from "../context/board-station";
import { CardNote } from "./card-note";
import { followCardSize } from "./card-size";
import { GuestMark } from "./guest-mark";
import { MoneyNote, PaidMark } from "./money-note";
import { OrderActions } from "./order-actions";
import { OrderCardLines } from "./order-card-lines";
import { OrderClock, OrderTimes } from "./order-clock";
import { RiderMark } from "./rider-mark";
import { StationParts } from "./station-parts";
import { StepFeedback } from "./step-feedback";

/**
 * One order on the board, with all that the kitchen needs. The button in its head opens the rest.
 */
export const OrderCard = memo(function OrderCard(props: { order: Order; isMissed: boolean }) {
  const { order, isMissed } = props;
  const texts = useTexts(boardTexts);
  const { types } = useTexts(receiptTexts);
  const printed = useTexts(printTexts);
  const { restaurantOf, openDetails, hasCodes, station } = useBoardContext();
  const cooked = (station && atStation(order, station)) ?? order;
  const heading = useId();
  const restaurant = restaurantOf(order);
  const reason = isFinal(order.status) ? order.history.at(-1)?.reason : undefined;
  return (
    <MovingCard id={order.id}>
      <article
        className="order-card"
        data-order={order.id}
        data-status={order.status}
        style={{ "--lines": cooked.lines.length } as CSSProperties}
        aria-labelledby={heading}
        ref={cardRef}
      >
        <header className="order-card__head">
          <h3 className="order-card__code" id={heading} tabIndex={-1}>
            {order.code}
          </h3>
          <OrderClock order={order} />
          <div className="order-card__second">
            <p className="order-card__type" data-type={order.type}>
              {types[order.type]}
              {isTelephoneOrder(order) && (
                <PhoneIcon role="img" aria-label={texts.byTelephone} boxSize="1em" ml="1" />
              )}
            </p>
            <PaidMark order={order} />
            <RiderMark order={order} />
            {order.status === "preparing" && !order.ready_at && (
              <p className="order-card__cooking">
                <FlameIcon boxSize="1em" aria-hidden="true" /> {texts.cooking}
              </p>
            )}
            <OrderTimes order={order} />
          </div>
          <button
            className="order-card__more"
            type="button"
            data-key="i"
            aria-haspopup="dialog"
            aria-label={texts.details.open(order.code)}
            onClick={() => openDetails(order.id)}
          >
            ⋮
          </button>
        </header>
        {restaurant && <b>{restaurant.title}</b>}
        {isMissed && <CardNote>{texts.missedMark}</CardNote>}
        <StepFeedback order={order} />
        <MoneyNote order={order} />
        <GuestMark order={order} />
        <OrderCardLines order={cooked} hasCodes={hasCodes} />
        <StationParts order={order} />
        {order.reusable && <b>{printed.reusable(order.reusable.containers)}</b>}
        {reason && (
          <p>
            {texts.by}: {reason}
          </p>
        )}
        <OrderActions order={order} />
      </article>
    </MovingCard>
  );
});

function cardRef(card: HTMLElement | null): (() => void) | undefined {
  if (!card) return;
  const stopFocus = keepFocusInside(card);
  const stopSize = followCardSize(card);
  return () => {
    stopFocus?.();
    stopSize();
  };
}
