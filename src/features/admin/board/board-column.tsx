import type { ReactNode } from "react";
import type { Order } from "@/domain/order/order.schema";
import { OrderCard } from "./card/order-card";

interface CardsProps {
  readonly orders: readonly Order[];
  /** Orders to mark as changed while the connection was gone. */
  readonly missed: ReadonlySet<string>;
}

/** Cards of one state below their title; says so when there are none. */
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

/** Cards that are not needed right now, closed at first. */
export function FoldedCards({ title, cards }: { title: string; cards: CardsProps }) {
  if (cards.orders.length === 0) return null;
  return (
    <details className="board-fold">
      <summary className="board-fold__title">
        {title} <span className="board-column__count">{cards.orders.length}</span>
      </summary>
      <div className="board-column__cards">
        <Cards {...cards} />
      </div>
    </details>
  );
}

function Cards({ orders, missed }: CardsProps) {
  return orders.map((order) => (
    <OrderCard key={order.id} order={order} isMissed={missed.has(order.id)} />
  ));
}
