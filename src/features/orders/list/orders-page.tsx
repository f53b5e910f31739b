import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { routes } from "@/config/routes";
import { useOrders } from "@/data/order-provider";
import { type OrderHistory, useOrderHistory } from "@/data/use-order-history";
import type { Order } from "@/domain/order/order.schema";
import { isFinal } from "@/domain/order/order-transitions";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmptyState } from "@/ui/feedback/empty-state";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { LiveListView } from "@/ui/navigation/live-list-view";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { OlderOrders } from "./older-orders";
import { OrderRow } from "./order-row";
import { OrdersSkeleton } from "./orders-skeleton";
import "../orders.css";

/** The guest's own orders, live, at `/order/orders`. */
export function OrdersPage() {
  const texts = useTexts(ordersTexts);
  usePageTitle(texts.title);
  return (
    <div className="orders" ref={keepFocusInside}>
      <h1 className="orders__title" tabIndex={-1}>
        {texts.title}
      </h1>
      <OrdersList />
    </div>
  );
}

function OrdersList() {
  const texts = useTexts(ordersTexts);
  const { status, unreadable } = useOrders();
  const history = useOrderHistory();
  return (
    <LiveListView
      list={{
        status,
        isEmpty: history.orders.length === 0,
        unreadable: unreadable.length,
      }}
      texts={texts}
      placeholders={{
        signIn: (
          <Link className="button button--primary" to={routes.account}>
            {texts.signIn}
          </Link>
        ),
        loading: <OrdersSkeleton label={texts.loading} />,
        empty: <NoOrders />,
      }}
    >
      <Groups history={history} />
    </LiveListView>
  );
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

function Groups({ history }: { history: OrderHistory }) {
  const texts = useTexts(ordersTexts);
  const { orders } = history;
  const running = orders.filter(({ status }) => !isFinal(status));
  const earlier = orders.filter(({ status }) => isFinal(status));
  return (
    <>
      {running.length > 0 && <Group title={texts.running}>{rows(running)}</Group>}
      {earlier.length > 0 && <Group title={texts.earlier}>{rows(earlier)}</Group>}
      <OlderOrders history={history} />
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
