import type { Order } from "@/domain/order/order.schema";
import type { OrderStatus } from "@/domain/order/order-status";
import { changeDue } from "@/domain/order/pricing/amount-due";
import { formatPrice } from "@/domain/text/format";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";

/** From here on somebody packs the order and the change. */
const PACKED: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  "preparing",
  "ready",
  "out_for_delivery",
]);

/** The change that the driver must bring; nothing for other orders. */
export function DriverNote({ order }: { order: Order }) {
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
