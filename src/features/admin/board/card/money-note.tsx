import type { Order } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { isFinal } from "@/domain/order/order-transitions";
import { changeDue } from "@/domain/order/pricing/amount-due";
import { formatPrice } from "@/domain/text/format";
import { orderMoney } from "@/i18n/admin/money/order-money";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { CardNote } from "./card-note";

/** Statuses in which the order and the change are packed. */
const PACKED: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  "preparing",
  "ready",
  "out_for_delivery",
]);
/** Statuses in which the order is about to be handed over. */
const LEAVING: ReadonlySet<OrderStatus> = new Set<OrderStatus>(["ready", "out_for_delivery"]);

/** Marks a paid order, in every status until it is finished. */
export function PaidMark({ order }: { order: Order }) {
  const { act, atDoor } = orderMoney(order, useLanguage());
  return atDoor === "paid" && !isFinal(order.status) && <b>{act}</b>;
}

/**
 * The amount to collect, once the order is ready, and the change to pack. A missing online payment
 * shows at once.
 */
export function MoneyNote({ order }: { order: Order }) {
  const language = useLanguage();
  const { act, atDoor, method } = orderMoney(order, language);
  if (atDoor === "collect_cash") {
    return (
      <CardNote isProblem>
        {method}: {act}
      </CardNote>
    );
  }
  return (
    <>
      {atDoor === "collect" && LEAVING.has(order.status) && (
        <p>
          <b>{act}</b>
        </p>
      )}
      <ChangeNote order={order} />
    </>
  );
}

function ChangeNote({ order }: { order: Order }) {
  const texts = useTexts(receiptTexts);
  const language = useLanguage();
  const change = changeDue(order);
  if (change === null || order.type !== "delivery" || !PACKED.has(order.status)) return null;
  const given = formatPrice(order.cash_given_cents ?? 0, language);
  return (
    <p>
      {texts.cashGiven(given)} · <b>{texts.change(formatPrice(change, language))}</b>
    </p>
  );
}
