import type { ReactNode } from "react";
import type { Order } from "../../../domain/order/order.schema";
import { OrderCard } from "./order-card";

/** Cards of one state below their title; says so when there are none. */
export function BoardColumn(props: {
  name: string;
  title: string;
  orders: readonly Order[];
  children?: ReactNode;
}) {
  const { name, title, orders, children } = props;
  return (
    <section className={`board-column board-column--${name}`} data-column={name} aria-label={title}>
      <h2 className="board-column__title">
        {title} <span className="board-column__count">{orders.length}</span>
      </h2>
      <div className="board-column__cards">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
        {children}
      </div>
    </section>
  );
}

/** Cards that are not needed right now, closed at first. */
export function FoldedCards({ title, orders }: { title: string; orders: readonly Order[] }) {
  if (orders.length === 0) return null;
  return (
    <details className="board-fold">
      <summary className="board-fold__title">
        {title} <span className="board-column__count">{orders.length}</span>
      </summary>
      <div className="board-column__cards">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </div>
    </details>
  );
}
