import { memo, useId } from "react";
import type { Order } from "@/domain/order/order.schema";
import { isFinal } from "@/domain/order/order-transitions";
import { boardTexts } from "@/i18n/admin/board-texts";
import { receiptTexts } from "@/i18n/receipt-texts";
import { useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { useBoardContext } from "../board-context";
import { PrintButtons } from "../printing/print-buttons";
import { BlockGuestLink } from "./block-guest-link";
import { OrderActions } from "./order-actions";
import { OrderCardGuest } from "./order-card-guest";
import { OrderCardLines } from "./order-card-lines";
import { OrderClock } from "./order-clock";
import { StepFeedback } from "./step-feedback";
import { useStepState } from "./use-step-state";
import "./order-card.css";

/** One order on the board. */
export const OrderCard = memo(function OrderCard(props: { order: Order; isMissed: boolean }) {
  const { order, isMissed } = props;
  const texts = useTexts(boardTexts);
  const receipt = useTexts(receiptTexts);
  const { restaurantOf } = useBoardContext();
  const { busy } = useStepState(order);
  const heading = useId();
  const restaurant = restaurantOf(order);
  const reason = isFinal(order.status) ? order.history.at(-1)?.reason : undefined;
  return (
    <article
      className={`order-card order-card--${order.status}${busy ? " order-card--busy" : ""}`}
      data-order={order.id}
      aria-labelledby={heading}
      ref={keepFocusInside}
    >
      <header className="order-card__head">
        <h3 className="order-card__code" id={heading} tabIndex={-1}>
          {order.code}
        </h3>
        <span className={`order-card__type order-card__type--${order.type}`}>
          {receipt.types[order.type]}
        </span>
        <OrderClock order={order} />
      </header>
      {restaurant && <p className="order-card__restaurant">{restaurant.title}</p>}
      {isMissed && <p className="order-card__missed">{texts.missedMark}</p>}
      <StepFeedback order={order} />
      <OrderCardLines lines={order.lines} />
      <OrderCardGuest order={order}>
        <PrintButtons order={order} />
      </OrderCardGuest>
      <BlockGuestLink order={order} />
      {reason && (
        <p className="order-card__reason">
          {texts.by}: {reason}
        </p>
      )}
      <OrderActions order={order} />
    </article>
  );
});
