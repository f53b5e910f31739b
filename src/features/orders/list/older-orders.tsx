import type { OrderHistory } from "@/data/use-order-history";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { useTexts } from "@/i18n/use-texts";
import { Notice } from "@/ui/feedback/notice";

/** Button that loads older orders page by page. Hidden at the end of the list. */
export function OlderOrders({ history }: { history: OrderHistory }) {
  const texts = useTexts(ordersTexts);
  const { older, orders, loadOlder } = history;
  return (
    <>
      {older === "failed" && <Notice tone="error" title={texts.olderFailed} />}
      {older !== "end" && (
        <button
          className="button button--outline"
          type="button"
          aria-busy={older === "loading"}
          onClick={loadOlder}
        >
          {older === "loading" ? texts.olderLoading : texts.older}
        </button>
      )}
      <output className="visually-hidden">{texts.shown(orders.length)}</output>
    </>
  );
}
