import { useRestaurant } from "@/data/restaurant-provider";
import type { Order } from "@/domain/order/order.schema";
import { isFinal, isReceived } from "@/domain/order/order-transitions";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { OptionalPart } from "@/ui/feedback/optional-part";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { ReceiptLegend, ReceiptLines } from "@/ui/receipt/receipt-lines";
import { ReceiptTotals } from "@/ui/receipt/receipt-totals";
import { CancelOrder } from "./cancel-order";
import { OrderDetails } from "./order-details";
import { OrderHead } from "./order-head";
import { OrderTimeline } from "./order-timeline";
import { PhoneLinks } from "./phone-links";
import { PrintReceipt } from "./print-receipt";
import { ReceiptHead } from "./receipt-head";
import { VatTable } from "./vat-table";
import "./order-view.css";

const PaymentPart = lazyPart(async () => (await import("../payment/payment-part")).PaymentPart);
const PushPart = lazyPart(async () => (await import("@/data/push/push-part")).PushPart);

/** One order: status, timeline, receipt, cancellation and phone numbers. */
export function OrderView({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts);
  const restaurant = useRestaurant();
  const isRunning = !isFinal(order.status) && order.status !== "awaiting_payment";
  usePageTitle(`${texts.number} ${order.code}`);
  return (
    <article className="order-view" ref={keepFocusInside}>
      <OrderHead order={order} />
      <section className="order-view__card order-view__progress" aria-label={texts.progress}>
        {order.payment_status === undefined ? null : (
          <OptionalPart>
            <PaymentPart order={order} />
          </OptionalPart>
        )}
        <OrderTimeline order={order} />
        {isRunning ? (
          <OptionalPart>
            <PushPart about="order" />
          </OptionalPart>
        ) : null}
        <CancelOrder order={order} />
        <PhoneLinks title={texts.call} phones={restaurant.phones} />
      </section>
      <section className="order-view__card order-view__receipt" data-testid="receipt">
        <h2 className="orders__subtitle">{texts.yourOrder}</h2>
        <ReceiptHead order={order} />
        <ReceiptLines lines={order.lines} />
        <ReceiptLegend lines={order.lines} addOns={restaurant.add_ons} />
        <ReceiptTotals totals={order} withVat={false} />
        <VatTable shares={order.vat_split} />
        <OrderDetails order={order} />
        {isReceived(order) ? <PrintReceipt /> : null}
      </section>
    </article>
  );
}
