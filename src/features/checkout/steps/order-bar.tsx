import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { amountDue } from "@/domain/order/pricing/amount-due";
import { formatPrice, formatTime } from "@/domain/text/format";
import { formatMomentFrom } from "@/domain/text/format-moment";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import type { CheckoutDraft } from "@/state/ordering/checkout-atoms";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { BottomBar } from "@/ui/form/bottom-bar";
import { wantedInstant } from "../context/checkout-form.schema";
import type { CheckoutOrder } from "../context/use-checkout-order";
import type { Service } from "../context/use-service";
import { useTip } from "./payment/use-tip";
import { TakeFulfilment } from "./time/take-fulfilment";
import { useDayNames } from "./time/use-day-names";
import { useServingTimes } from "./time/use-serving-times";
import "./order-bar.css";

interface OrderBarProps {
  readonly order: CheckoutOrder;
  readonly service: Service;
  /** The order button. */
  readonly children: ReactNode;
}

/**
 * Time and total, directly above the order button; on phones always in reach. Outside the delivery
 * area it offers pickup instead of the button.
 */
export function OrderBar({ order, service, children }: OrderBarProps) {
  const texts = useTexts(checkoutTexts);
  const isOutOfArea = order.refusal?.reason === "OUT_OF_AREA";
  return (
    <BottomBar testId="order-bar">
      {isOutOfArea ? (
        <p className="order-bar__facts">{texts.outOfArea}</p>
      ) : (
        <p className="order-bar__facts">
          <span className="order-bar__when" data-testid="order-when">
            <When service={service} />
          </span>
          <Total order={order} />
        </p>
      )}
      {isOutOfArea ? <TakeFulfilment type="pickup" primary /> : children}
    </BottomBar>
  );
}

function When({ service }: { service: Service }) {
  const texts = useTexts(checkoutTexts);
  const { types } = useTexts(receiptTexts);
  const language = useLanguage();
  const now = useAtomValue(serverNowAtom);
  const { dayName } = useDayNames();
  const { control } = useFormContext<CheckoutDraft>();
  const [type, wantedAt] = useWatch({ control, name: ["type", "wantedAt"] });
  const asap = useServingTimes(type).earliest_at;
  const wanted = wantedInstant(wantedAt);
  if (service === "paused") return texts.paused(types[type]);
  if (wanted !== null) {
    const moment = texts.clock(`${dayName(wanted)}, ${formatTime(wanted)}`);
    return asap === null ? texts.preorder(types[type], moment) : `${types[type]} ${moment}`;
  }
  if (service === "unknown" || asap === null) return types[type];
  return `${types[type]} ${texts.about(formatMomentFrom(now, asap, language))}`;
}

/** The amount that the guest pays, tip included. Without the delivery fee there is no total yet. */
function Total({ order: { quote, hasTotal } }: { order: CheckoutOrder }) {
  const texts = useTexts(checkoutTexts);
  const language = useLanguage();
  const tip_cents = useTip();
  if (!quote) return null;
  const price = formatPrice(amountDue({ ...quote, tip_cents }), language);
  return (
    <strong className="order-bar__total">{hasTotal ? price : texts.plusDelivery(price)}</strong>
  );
}
