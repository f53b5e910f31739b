import type { ReactNode } from "react";
import type { Order } from "@/domain/order/order.schema";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { OrderCard } from "./card/order-card";

interface CardsProps {
  readonly orders: readonly Order[];
  /** Orders that changed while disconnected, by id. */
  readonly missed: ReadonlySet<string>;
}

/** A titled column of order cards. */
export function BoardColumn(props: {
  name: string;
  title: string;
  cards: CardsProps;
  children?: ReactNode;
}) {
  const { name, title, cards, children } = props;
  return (
    <section className={`board-column board-column--${name}`} data-column={name} aria-label={title}>
      <h2 className="board-column__title">
        {title} <span className="board-column__count">{cards.orders.length}</span>
      </h2>
      <div className="board-column__cards">
        <Cards {...cards} />
        {children}
      </div>
    </section>
  );
}

/**
 * A collapsed group of order cards; nothing without orders.
 * @param props.onMore reads more orders; absent if there are no more
 */
export function FoldedCards(props: {
  title: string;
  cards: CardsProps;
  onMore?: (() => void) | undefined;
}) {
  const texts = useTexts(boardTexts);
  const { title, cards, onMore } = props;
  if (cards.orders.length === 0) return null;
  return (
    <details className="board-fold">
      <summary className="board-fold__title">
        {title}{" "}
        <span className="board-column__count">
          {cards.orders.length}
          {onMore && "+"}
        </span>
      </summary>
      <div className="board-column__cards">
        <Cards {...cards} />
        {onMore && (
          <button className="step" type="button" onClick={onMore}>
            {texts.showMore}
          </button>
        )}
      </div>
    </details>
  );
}

function Cards({ orders, missed }: CardsProps) {
  return orders.map((order) => (
    <OrderCard key={order.id} order={order} isMissed={missed.has(order.id)} />
  ));
}
