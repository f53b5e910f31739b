import { Link, useLocation, useParams } from "react-router-dom";
import { routes } from "@/config/routes";
import { useListedOrder } from "@/data/order-provider";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { useTexts } from "@/i18n/use-texts";
import { EmptyState } from "@/ui/feedback/empty-state";
import { Notice } from "@/ui/feedback/notice";
import { OrdersSkeleton } from "../list/orders-skeleton";
import { OrderView } from "./order-view";
import "../orders.css";

/** One order, live, at `/order/orders/:id`. */
export function OrderPage() {
  const texts = useTexts(ordersTexts);
  const { id = "" } = useParams();
  return (
    <div className="orders">
      <Link className="orders__back" to={routes.orders}>
        <span aria-hidden="true">←</span> {texts.back}
      </Link>
      <LiveOrder key={id} id={id} />
    </div>
  );
}

function LiveOrder({ id }: { id: string }) {
  const texts = useTexts(ordersTexts);
  const { status, value } = useListedOrder(id);
  // The provider's page leads here on every device, also on one that did not order.
  const elsewhere = new URLSearchParams(useLocation().search).has("payment")
    ? { title: texts.paidElsewhereTitle, text: texts.paidElsewhere }
    : null;
  if (value) {
    return (
      <>
        {status === "disconnected" && <Notice tone="warning" title={texts.disconnected} />}
        <OrderView order={value} />
      </>
    );
  }
  switch (status) {
    case "signed-out":
      return (
        <EmptyState
          isPage
          {...(elsewhere ?? { title: texts.signedOutTitle, text: texts.signedOut })}
        >
          <Link className="button button--primary" to={routes.account}>
            {texts.signIn}
          </Link>
        </EmptyState>
      );
    case "missing":
      return (
        <EmptyState isPage {...(elsewhere ?? { title: texts.notFoundTitle, text: texts.notFound })}>
          <Link className="button button--primary" to={routes.orders}>
            {texts.back}
          </Link>
        </EmptyState>
      );
    case "unreadable":
      return (
        <EmptyState isPage title={texts.unreadableTitle} text={texts.unreadableOrder}>
          <Link className="button button--primary" to={routes.orders}>
            {texts.back}
          </Link>
        </EmptyState>
      );
    case "failed":
      return (
        <EmptyState isPage title={texts.failedTitle} text={texts.failed}>
          <button
            className="button button--primary"
            type="button"
            onClick={() => window.location.reload()}
          >
            {texts.reload}
          </button>
        </EmptyState>
      );
    default:
      return (
        <>
          {status === "disconnected" && <Notice tone="warning" title={texts.disconnected} />}
          <OrdersSkeleton label={texts.orderLoading} />
        </>
      );
  }
}
