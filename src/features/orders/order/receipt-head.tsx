import { useRestaurant } from "@/data/restaurant-provider";
import type { Order } from "@/domain/order/order.schema";
import { vatIdOf } from "@/domain/tenant/vat-id";
import { formatDate, formatTime } from "@/domain/text/format";
import { orderStatusText } from "@/i18n/order/order-status-text";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useTexts } from "@/i18n/use-texts";
import { PhoneText } from "@/ui/phone-text";
import "./receipt-head.css";

/** Issuer and subject of the receipt. */
export function ReceiptHead({ order }: { order: Order }) {
  const texts = useTexts(receiptTexts);
  const { clock } = useTexts(ordersTexts);
  const { title, owner, address, phones, tax } = useRestaurant();
  const { line1, line2, zip, city } = address;
  const vatId = vatIdOf(tax);
  const moment = `${formatDate(order.updated_at)}, ${clock(formatTime(order.updated_at))}`;
  return (
    <div className="receipt-head">
      <p className="receipt-head__restaurant">{title}</p>
      <p>{[line1, line2, `${zip} ${city}`].filter(Boolean).join(", ")}</p>
      <p>{texts.owner(owner)}</p>
      <p>
        <PhoneText text={texts.phone(phones.join(", "))} phones={phones} />
      </p>
      {tax ? <p>{vatId ? texts.vatId(vatId) : texts.taxNumber(tax)}</p> : null}
      <p className="receipt-head__title">{texts.title(order.code)}</p>
      <p>{texts.state(moment, orderStatusText(texts, order.type, order.status))}</p>
    </div>
  );
}
