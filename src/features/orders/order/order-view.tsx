import { useRestaurant } from "@/data/restaurant-provider";
import type { Order } from "@/domain/order/order.schema";
import { isFinal } from "@/domain/order/order-transitions";
import { formatDay, formatTime } from "@/domain/text/format";
import { ordersTexts } from "@/i18n/orders-texts";
import { receiptTexts } from "@/i18n/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { keepFocusInside } from "@/ui/keep-focus-inside";
import { usePageTitle } from "@/ui/navigation/use-page-title";
import { ReceiptLegend, ReceiptLines } from "@/ui/receipt/receipt-lines";
import { ReceiptTotals } from "@/ui/receipt/receipt-totals";
import { OrderAgain } from "../list/order-again";
import { NotificationSwitch } from "../notifications/notification-switch";
import { useOrderNotifications } from "../notifications/use-order-notifications";
import { CancelOrder } from "./cancel-order";
import { OrderDetails } from "./order-details";
import { OrderTimeline } from "./order-timeline";
import { PhoneLinks } from "./phone-links";
import { PrintReceipt } from "./print-receipt";
import { PromisedTimeNotes } from "./promised-time-notes";
import { ReceiptHead } from "./receipt-head";
import { isStopped } from "./timeline-steps";
import { VatTable } from "./vat-table";
import "./order-view.css";

/** One order: status, timeline, receipt, cancellation and phone numbers. */
export function OrderView({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts);
  const restaurant = useRestaurant();
  useOrderNotifications(order);
  usePageTitle(`${texts.number} ${order.code}`);
  return (
    <article className="order-view" ref={keepFocusInside}>
      <OrderHead order={order} />
      <section className="order-view__card order-view__progress" aria-label={texts.progress}>
        <OrderTimeline order={order} />
        {isFinal(order.status) ? null : <NotificationSwitch />}
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
        <PrintReceipt />
        {isFinal(order.status) && <OrderAgain order={order} />}
      </section>
    </article>
  );
}

function OrderHead({ order }: { order: Order }) {
  const texts = useTexts(ordersTexts);
  const receipt = useTexts(receiptTexts);
  const language = useLanguage();
  const promisedAt = order.eta_at ?? order.wanted_at;
  const reason = order.history.at(-1)?.reason;
  const stopped = isStopped(order.status);
  return (
    <header
      className={`order-head${stopped ? " order-head--stopped" : ""}`}
      data-testid="order-head"
    >
      <div className="order-head__code">
        <p className="order-head__label">{texts.code}</p>
        <p className="order-head__number">{order.code}</p>
        {!isFinal(order.status) && <p className="order-head__hint">{texts.codeHint}</p>}
      </div>
      <div className="order-head__state">
        <h1 className="order-head__title" tabIndex={-1}>
          {receipt.statuses[order.status]}
        </h1>
        <output className="order-head__sentence">
          {texts.sentences[order.status]}
          {stopped && reason ? ` ${texts.reason(reason)}` : ""}
        </output>
        {isFinal(order.status) ? null : <PromisedTimeNotes order={order} />}
      </div>
      {!stopped && order.status !== "completed" && (
        <p className="order-head__time">
          <span className="order-head__label">
            {order.eta_at ? texts.promised[order.type] : texts.wanted}
          </span>
          {promisedAt === null || promisedAt === undefined ? (
            <span className="order-head__clock order-head__clock--open">{receipt.asap}</span>
          ) : (
            <time
              className="order-head__clock"
              data-testid="promised-time"
              dateTime={new Date(promisedAt).toISOString()}
            >
              {texts.clock(formatTime(promisedAt))}
              {formatDay(promisedAt, language) !== formatDay(order.created_at, language) && (
                <small>{formatDay(promisedAt, language)}</small>
              )}
            </time>
          )}
        </p>
      )}
    </header>
  );
}
