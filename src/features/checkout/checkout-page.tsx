import { Link, Navigate } from "react-router-dom";
import { routes } from "@/config/routes";
import { useRevalidateRestaurant } from "@/data/use-revalidate-restaurant";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { orderedLinesAtom } from "@/state/together/ordered-lines-atoms";
import { EmptyState } from "@/ui/feedback/empty-state";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { type SubmissionApi, useSubmission } from "./context/use-submission";
import { CheckoutForm, type CheckoutParts } from "./form/checkout-form";
import { CheckoutTitle } from "./form/checkout-title";
import { CheckingOrder } from "./submission/checking-order";
import "./checkout.css";
import "./submission/submission.css";

/** The page of an order that waits for its payment leads on to the provider. */
const PAY = { pay: true };

/** The checkout at `/order`: all steps and the order button on one page. */
export function CheckoutPage(parts: CheckoutParts) {
  const texts = useTexts(checkoutTexts);
  const count = useAtomValue(orderedLinesAtom).length;
  const api = useSubmission();
  useRevalidateRestaurant();
  usePageTitle(texts.title);
  const { state } = api;
  const next = pageAfter(state);
  return (
    <div className="checkout" ref={keepFocusInside}>
      {next ? <Navigate to={next} replace state={PAY} /> : null}
      {state.phase === "checking" || state.phase === "not-arrived" ? (
        <>
          <CheckoutTitle />
          <CheckingOrder api={api} />
        </>
      ) : count === 0 && state.phase === "idle" ? (
        <>
          <CheckoutTitle />
          <EmptyCart />
        </>
      ) : (
        <CheckoutForm api={api} parts={parts} />
      )}
    </div>
  );
}

/** The page that shows the placed order; null while there is none. */
function pageAfter(state: SubmissionApi["state"]): string | null {
  if (state.phase === "succeeded") return routes.order(state.answer.id);
  return state.phase === "elsewhere" ? routes.orders : null;
}

function EmptyCart() {
  const texts = useTexts(checkoutTexts);
  const orders = useTexts(ordersTexts);
  return (
    <EmptyState title={texts.emptyTitle} text={texts.empty}>
      <Link className="button button--primary" to={routes.home}>
        {texts.toMenu}
      </Link>
      <Link className="button button--ghost" to={routes.orders}>
        {orders.title}
      </Link>
    </EmptyState>
  );
}
