import { memo, useId } from "react";
import { useBoard } from "../../../data/board-provider";
import type { Order } from "../../../domain/order/order.schema";
import { isFinal } from "../../../domain/order/order-transitions";
import { adminBoardTexts } from "../../../i18n/admin-board-texts";
import { receiptTexts } from "../../../i18n/receipt-texts";
import { useTexts } from "../../../i18n/use-texts";
import { useBoardTools } from "./board-context";
import { OrderActions } from "./order-actions";
import { OrderCardGuest } from "./order-card-guest";
import { OrderCardLines } from "./order-card-lines";
import { OrderClock } from "./order-clock";
import { PrintButton } from "./print-button";
import { StepProblemNote } from "./step-problem-note";
import "./order-card.css";

/** One order as the kitchen needs it. */
export const OrderCard = memo(function OrderCard({ order }: { order: Order }) {
  const texts = useTexts(adminBoardTexts);
  const receipt = useTexts(receiptTexts);
  const { venueOf, steps } = useBoardTools();
  const { missed } = useBoard();
  const heading = useId();
  const venue = venueOf(order);
  const reason = isFinal(order.status) ? order.history.at(-1)?.reason : undefined;
  const busy = steps.isBusy(order) ? " order-card--busy" : "";
  return (
    <article
      className={`order-card order-card--${order.status}${busy}`}
      data-order={order.id}
      aria-labelledby={heading}
    >
      <header className="order-card__head">
        <h3 className="order-card__code" id={heading}>
          {order.code}
        </h3>
        <span className={`order-card__type order-card__type--${order.type}`}>
          {receipt.types[order.type]}
        </span>
        <OrderClock order={order} />
      </header>
      {venue && <p className="order-card__venue">{venue.title}</p>}
      {missed.has(order.id) && <p className="order-card__missed">{texts.missedMark}</p>}
      <StepProblemNote order={order} />
      <OrderCardLines lines={order.lines} />
      <OrderCardGuest order={order}>
        <PrintButton order={order} />
      </OrderCardGuest>
      {reason && (
        <p className="order-card__reason">
          {texts.by}: {reason}
        </p>
      )}
      <OrderActions order={order} />
    </article>
  );
});
