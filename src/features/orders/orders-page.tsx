import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { routes } from "../../config/routes";
import { useOrders } from "../../data/order-provider";
import type { Order } from "../../domain/order/order.schema";
import { isFinal } from "../../domain/order/order-transitions";
import { ordersTexts } from "../../i18n/orders-texts";
import { useTexts } from "../../i18n/use-texts";
import { EmptyState } from "../../ui/empty-state";
import { Notice } from "../../ui/notice";
import { OrderRow } from "./order-row";
import { OrdersSkeleton } from "./orders-skeleton";
import "./orders.css";

/** The guest's own orders, live (contract section 6). */
export function OrdersPage() {
  const texts = useTexts(ordersTexts);
  return (
    <div className="orders">
      <h1 className="orders__title">{texts.title}</h1>
      <OrdersList />
    </div>
  );
}

function OrdersList() {
  const texts = useTexts(ordersTexts);
  const { items, status } = useOrders();
  switch (status) {
    case "signed-out":
      return (
        <EmptyState title={texts.signedOutTitle} text={texts.signedOut}>
          <Link className="button button--primary" to={routes.account}>
            {texts.signIn}
          </Link>
        </EmptyState>
      );
    case "loading":
      return items.length > 0 ? (
        <Groups orders={items} />
      ) : (
        <OrdersSkeleton label={texts.loading} />
      );
    case "failed":
      return (
        <EmptyState title={texts.failedTitle} text={texts.failed}>
          <button
            className="button button--primary"
            type="button"
            onClick={() => window.location.reload()}
          >
            {texts.reload}
          </button>
        </EmptyState>
      );
    case "disconnected":
      return (
        <>
          <Notice
            tone="warning"
            title={items.length > 0 ? texts.disconnected : texts.disconnectedEmpty}
          />
          <Groups orders={items} />
        </>
      );
    case "live":
      return items.length > 0 ? <Groups orders={items} /> : <NoOrders />;
  }
}

function NoOrders() {
  const texts = useTexts(ordersTexts);
  return (
    <EmptyState title={texts.emptyTitle} text={texts.empty}>
      <Link className="button button--primary" to={routes.home}>
        {texts.toMenu}
      </Link>
    </EmptyState>
  );
}

function Groups({ orders }: { orders: readonly Order[] }) {
  const texts = useTexts(ordersTexts);
  const running = orders.filter(({ status }) => !isFinal(status));
  const earlier = orders.filter(({ status }) => isFinal(status));
  return (
    <>
      {running.length > 0 && <Group title={texts.running}>{rows(running)}</Group>}
      {earlier.length > 0 && <Group title={texts.earlier}>{rows(earlier)}</Group>}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="orders__group">
      <h2 className="orders__subtitle">{title}</h2>
      <ul className="orders__list">{children}</ul>
    </section>
  );
}

function rows(orders: readonly Order[]) {
  return orders.map((order) => <OrderRow key={order.id} order={order} />);
}
